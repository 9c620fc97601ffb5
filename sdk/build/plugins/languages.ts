import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rollup'
import { cataloguesIn, groupOf, indexFile, messagesFolder, spokenTags } from '../languages.ts'

export interface LanguageFiles {
  /** `messages-<hash of all files>`. */
  readonly folder: string
  /** `<tag>/<group>.js` → text. */
  readonly files: Readonly<Record<string, string>>
  /** The group of each catalogue. */
  readonly groups: Readonly<Record<string, string>>
}

/** The catalogues of every language besides English: one module for each group of a language. */
export async function languageFiles(isWanted: (catalogue: string) => boolean): Promise<LanguageFiles> {
  const groups = Object.fromEntries(
    cataloguesIn()
      .filter(isWanted)
      .map((name) => [name, groupOf(name)]),
  )
  const files: Record<string, string> = {}
  for (const [tag, folder] of Object.entries(spokenTags())) {
    for (const group of new Set(Object.values(groups))) {
      const names = Object.keys(groups).filter((name) => groups[name] === group)
      const texts = await Promise.all(
        names.map(async (name) => [name, await messagesOf(folder, name)] as const),
      )
      files[`${tag}/${group}.js`] = `export default ${JSON.stringify(Object.fromEntries(texts))}`
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  return { folder: `messages-${hash}`, files, groups }
}

async function messagesOf(folder: string, name: string): Promise<unknown> {
  const file = pathToFileURL(`${messagesFolder}${folder}/${name}.ts`).href
  return ((await import(file)) as { readonly messages: unknown }).messages
}

/** Writes the files below a folder; answers their paths in it. */
export async function writeLanguages({ folder, files }: LanguageFiles, into: string): Promise<string[]> {
  const written = Object.entries(files).map(async ([name, text]) => {
    const file = `${folder}/${name}`
    await mkdir(dirname(into + file), { recursive: true })
    await writeFile(into + file, text)
    return file
  })
  return Promise.all(written)
}

/**
 * Rollup plugin: in place of messages/index.ts a bundle imports the group of a catalogue when a page speaks its language.
 * `at` is the expression that resolves a file of `chunks/`; without it, the file is beside the module that imports it.
 */
export function languages({ folder, groups }: LanguageFiles, at = (file: string) => file): Plugin {
  const file = at(`\`./${folder}/\${language}/\${groups[name]}.js\``)
  return {
    name: 'staykit-languages',
    load: (id) =>
      id === indexFile
        ? `const groups = ${JSON.stringify(groups)}
           const tags = ${JSON.stringify(Object.keys(spokenTags()))}
           export const isSpoken = (tag) => tags.includes(tag)
           export const loadMessages = async (language, name) => {
             const { default: catalogues } = await import(${file})
             return { messages: catalogues[name] }
           }`
        : null,
  }
}
