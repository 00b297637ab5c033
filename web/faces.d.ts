import type { Plugin } from 'vite'

export function cardFaces(): Plugin
export function writeFaces(): void
