import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { cardFaces } from './faces.js'

const server = 'http://127.0.0.1:7777'

export default defineConfig(({ mode }) => ({
  plugins: [cardFaces(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/doorcard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the server may forbid them
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 240_000, // a busy machine is slow; nothing is measured by it
    hookTimeout: 240_000,
  },
}))
