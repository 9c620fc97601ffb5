import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  elementScreens,
  english,
  indexModule,
  readTexts,
  sliceOf,
  spokenTags,
  translations,
} from '@staykit/words/build'
import type { Plugin } from 'rollup'

export interface LanguageFiles {
  /** `messages-<hash of all files>`. */
  readonly folder: string
  /** `<tag>/<group>.js` → text. */
  readonly files: Readonly<Record<string, string>>
  /** The slice of each screen. */
  readonly groups: Readonly<Record<string, string>>
}

/** Tags with texts besides English, with the file of each. */
export const translated = () => spokenTags(translations())

/** The screens of every language besides English: one module for each group of a language, by default a slice. */
export function languageFiles(isWanted: (screen: string) => boolean, groupOf = sliceOf): LanguageFiles {
  const screens = elementScreens(Object.keys(readTexts(english))).filter(isWanted)
  const groups = Object.fromEntries(screens.map((name) => [name, groupOf(name)]))
  const files: Record<string, string> = {}
  for (const [tag, language] of Object.entries(translated())) {
    const texts = readTexts(language)
    for (const group of new Set(Object.values(groups))) {
      const names = screens.filter((name) => groups[name] === group)
      const own = Object.fromEntries(names.map((name) => [name, texts[name]]))
      files[`${tag}/${group}.js`] = `export default ${JSON.stringify(own)}`
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  return { folder: `messages-${hash}`, files, groups }
}

/** Writes the files below a folder; returns their relative paths. */
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
 * Rollup plugin: replaces the index of @staykit/words with lazy imports of a screen's slice in the page's language.
 * `at` is the expression that resolves a file of `chunks/`; without it, the file is next to the importing module, or next to
 * the script with the module `ownScript`.
 */
export function languages(
  { folder, groups }: LanguageFiles,
  at = (file: string) => file,
  ownScript?: string,
): Plugin {
  const file = at(`\`./${folder}/\${language}/\${groups[name]}.js\``)
  return {
    name: 'staykit-languages',
    load: (id) =>
      id === indexModule
        ? `${ownScript ? `import { importFile } from '${ownScript}'` : ''}
           const groups = ${JSON.stringify(groups)}
           const tags = ${JSON.stringify(Object.keys(translated()))}
           export const isSpoken = (tag) => tags.includes(tag)
           export const loadMessages = async (language, name) => {
             const { default: catalogues } = await ${ownScript ? 'importFile' : 'import'}(${file})
             return { messages: catalogues[name] }
           }`
        : null,
  }
}
