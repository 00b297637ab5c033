// The card faces of @letele/playing-cards (CC0), as plain SVG files.
// That package ships React components; here each is called once with a stand-in for React that writes SVG text,
// so the client itself needs no React. Files land in generated/faces: As.svg … 2c.svg, and back.svg.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, 'generated', 'faces')
const source = join(here, 'node_modules', '@letele', 'playing-cards', 'dist', 'index.esm.js')

/** Makes the faces before Vite needs them. */
export function cardFaces() {
  return {
    name: 'card-faces',
    config: writeFaces,
  }
}

export function writeFaces() {
  if (existsSync(join(folder, 'back.svg'))) return
  mkdirSync(folder, { recursive: true })
  for (const [name, svg] of Object.entries(faces())) writeFileSync(join(folder, `${name}.svg`), svg)
}

function faces() {
  const code = readFileSync(source, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/export \{([^}]*)\};?/, (_, names) => `return {${names.replace(/(\w+) as (\w+)/g, '$2: $1')}}`)
  const components = new Function('React', '_extends', code)({ createElement }, Object.assign)
  const files = { back: components.B1({}) }
  for (const suit of 'CDHS') {
    for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a']) {
      const name = (rank === '10' ? 'T' : rank.toUpperCase()) + suit.toLowerCase()
      files[name] = components[suit + rank]({})
    }
  }
  return files
}

const AS_WRITTEN = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits', 'patternTransform', 'gradientUnits'])
const RENAMED = { className: 'class', xlinkHref: 'xlink:href', xmlnsXlink: 'xmlns:xlink' }

function createElement(tag, props, ...children) {
  const attributes = Object.entries(props ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${attribute(name)}="${escape(text(value))}"`)
  return `<${tag}${attributes.join('')}>${children.flat().filter(Boolean).join('')}</${tag}>`
}

function attribute(name) {
  if (AS_WRITTEN.has(name)) return name
  return RENAMED[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function text(value) {
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${attribute(name)}:${part}`)
    .join(';')
}

function escape(value) {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
