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

/** What a language without a region, or by its older name, is: CLDR's likely ones. */
const also: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-CN', no: 'nb' }

/** Tags that are spoken, with the folders they are said from; one that its language alone answers to is left out. */
export function spokenTags(folder = messagesFolder): Readonly<Record<string, string>> {
  const languages = languagesIn(folder)
  const short = Object.entries(also).filter(([, name]) => languages.includes(name))
  const answered = short.filter(([tag, name]) => name.startsWith(`${tag}-`)).map(([, name]) => name)
  const own = languages.filter((name) => !answered.includes(name)).map((name) => [name, name] as const)
  return Object.fromEntries([...own, ...short].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Catalogues that a traveller needs at about the same time share a file, so that another language costs a journey four
 * requests. Those in no list are a member's: `account`.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  search: ['counts', 'failures', 'panels', 'search', 'stay-fields', 'suggestions', 'tabs'],
  browse: [
    ...['about', 'booking-page', 'filters', 'hotel', 'hotel-parts', 'loading-overlay', 'rates'],
    ...['results', 'saved', 'steps'],
  ],
  book: ['charges', 'checkout', 'pay-bitcoin', 'pay-card', 'pay-wallet'],
  booked: ['after-booking', 'booking-view', 'hotel-badge', 'join', 'ride'],
  sometimes: [
    ...['apology', 'banner', 'booking-trouble', 'cards', 'change', 'deals', 'hotel-error', 'map'],
    ...['rates-trouble', 'results-error', 'reviews', 'room-guests', 'viewer'],
  ],
  'server-words': ['server-words'],
  'card-frame': ['card-frame'],
}

/** The file that has a catalogue, such as `search` or `account`. */
export const groupOf = (catalogue: string): string =>
  Object.keys(groups).find((group) => groups[group]?.includes(catalogue)) ?? 'account'

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

/** The text of messages/index.ts for the folders that there are. */
export function indexText(folder = messagesFolder): string {
  const names = cataloguesIn(english, folder)
  const tags = Object.entries(spokenTags(folder))
  return `// Written by sdk/build/languages.ts from the folders beside it. Adding a language: docs/recipes/add-a-language.md.
import type { Message } from './translate.ts'

/** English texts by catalogue. */
export interface English {
${names.map((name) => `  ${keyOf(name)}: typeof import('./${english}/${name}.ts').messages\n`).join('')}}

const folders: Readonly<Record<string, string>> = {
${tags.map(([tag, name]) => `  ${keyOf(tag)}: '${name}',\n`).join('')}}

/** Languages besides English. */
export const languages: readonly string[] = [...new Set(Object.values(folders))]

/** Whether there are texts for a tag as it stands: "pt-PT", "de", but not "de-AT". */
export const isSpoken = (tag: string): boolean => Object.hasOwn(folders, tag)

/** One catalogue of a language that is spoken. Rejects when it cannot be loaded. */
export const loadMessages = (
  language: string,
  name: string,
): Promise<{ messages: Readonly<Record<string, Message>> }> => import(\`./\${folders[language]}/\${name}.ts\`)
`
}

/** Brings messages/index.ts up to date with the folders. */
export async function writeIndex(): Promise<void> {
  const text = indexText()
  if ((await readFile(indexFile, 'utf8').catch(() => '')) !== text) await writeFile(indexFile, text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeIndex()
