import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const sdkRoot = at('../')
export const source = at('../src/')
/** The public tokens with their defaults. */
export const tokenFiles = ['tokens', 'later'].map((name) => `${source}styles/${name}.css`)
export const cdnFolder = at('../dist/cdn/')
export const cardFrameFolder = at('../dist/card-frame/')
export const npmFolder = at('../dist/npm/')
export const galleryFolder = at('../dist/gallery/')

export const { version } = JSON.parse(readFileSync(`${sdkRoot}package.json`, 'utf8')) as { version: string }

/** Every element: the folders of src/elements. */
export function elementTags(): string[] {
  return readdirSync(`${source}elements`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('stay-'))
    .map((entry) => entry.name)
    .sort()
}
