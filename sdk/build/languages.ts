// Writes sdk/src/messages/index.ts from the folders of sdk/src/messages, one for each language: `node
// sdk/build/languages.ts`. The builds run it too, and a test compares the file.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { source } from './paths.ts'

export const messagesFolder = `${source}messages/`
export const indexFile = `${messagesFolder}index.ts`
export const english = 'en-US'

/** Languages besides English: the folders. */
export function languagesIn(folder = messagesFolder): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => name)
    .filter((name) => name !== english)
    .sort()
}

/** Names of catalogues: the files of a language's folder. */
export function cataloguesIn(language = english, folder = messagesFolder): string[] {
  const files = readdirSync(folder + language).filter((name) => name.endsWith('.ts'))
  return files.map((name) => name.slice(0, -3)).sort()
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

/** The text of messages/index.ts for the folders that there are. */
export function indexText(folder = messagesFolder): string {
  const names = cataloguesIn(english, folder)
  const languages = languagesIn(folder)
  const files = (language: string) =>
    names.map((name) => `    ${keyOf(name)}: () => import('./${language}/${name}.ts'),\n`).join('')
  return `// Written by sdk/build/languages.ts from the folders beside it. Adding a language: docs/recipes/add-a-language.md.
import type { Message, Translation } from './translate.ts'

/** English texts by catalogue. */
export interface English {
${names.map((name) => `  ${keyOf(name)}: typeof import('./${english}/${name}.ts').messages\n`).join('')}}

type Loaders = { [Name in keyof English]: () => Promise<{ messages: Translation<English[Name]> }> }

const loaders: Readonly<Record<string, Loaders>> = {
${languages.map((language) => `  ${keyOf(language)}: {\n${files(language)}  },\n`).join('')}}

/** Languages besides English. */
export const languages: readonly string[] = Object.keys(loaders)

/** One catalogue of one language. Rejects when there is none or when it cannot be loaded. */
export async function loadMessages(
  language: string,
  name: string,
): Promise<{ messages: Readonly<Record<string, Message>> }> {
  const load = loaders[language]?.[name as keyof English]
  if (!load) throw new Error(\`no \${name} in \${language}\`)
  return load()
}
`
}

/** Brings messages/index.ts up to date with the folders. */
export async function writeIndex(): Promise<void> {
  const text = indexText()
  if ((await readFile(indexFile, 'utf8').catch(() => '')) !== text) await writeFile(indexFile, text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeIndex()
