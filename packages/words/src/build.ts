import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOf, missingIn, repetitionsIn } from './check.ts'
import { placeholdersOf } from './message.ts'
import { elementScreens, spokenTags } from './slices.ts'
import { english, readAliases, readContexts, readIds, readTexts, type Texts, translations } from './source.ts'
import type { Screen } from './typed.ts'

export { faultsOf, missingIn, repetitionsIn } from './check.ts'
export { placeholdersOf } from './message.ts'
export { elementScreens, sliceOf, spokenTags } from './slices.ts'
export { english, readTexts, type Texts, translations } from './source.ts'
export type { Message, Screen } from './typed.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** The module of dist/ whose imports the bundles replace by slices: the languages and their loaders. */
export const indexModule = join(dist, 'index.ts')

const generated = '// Written by packages/words/src/build.ts from the JSON files.'
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
const objectOf = (value: unknown) => JSON.stringify(value, null, 2)

/** Languages with ids that have no translation yet. */
export function missingTranslations(): [language: string, ids: string[]][] {
  const original = readTexts(english)
  return translations()
    .map((language): [string, string[]] => [language, missingIn(original, readTexts(language))])
    .filter(([, ids]) => ids.length > 0)
}

/**
 * Checks every language against English, prints missing translations, and writes the modules of dist/: the English texts
 * of each screen, each language, the keys of all texts, the texts of site and mails. Throws an Error that lists all errors.
 */
export function buildWords(): void {
  const original = readTexts(english)
  const texts = new Map(translations().map((language) => [language, readTexts(language)] as const))
  const faults = [...texts].flatMap(([language, own]) =>
    faultsOf(language, original, own).map((fault) => `packages/words/${language}.json: ${fault}`),
  )
  faults.push(
    ...repetitionsIn(readIds(english), readAliases(), readContexts()).map(
      (fault) => `packages/words: ${fault}`,
    ),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  for (const [language, ids] of missingTranslations())
    console.warn(`packages/words/${language}.json: English stands in for ${ids.join(', ')}`)
  const screens = elementScreens(Object.keys(original))
  const files = new Map<string, string>()
  for (const screen of screens) files.set(`en/${screen}.ts`, screenModule(original[screen] ?? {}))
  for (const [language, own] of texts) files.set(`${language}.ts`, languageModule(own, screens))
  files.set('keys.ts', keysModule(original, screens))
  files.set('index.ts', indexText(screens, [...texts.keys()]))
  for (const part of ['site', 'mail']) files.set(`${part}.ts`, partModule(part, original, texts))
  writeAll(files)
}

const screenModule = (texts: Screen) =>
  `${generated}\nimport type { Message } from '@staykit/words/typed'\n\nexport const messages = ${objectOf(texts)} as const satisfies Readonly<Record<string, Message>>\n`

/** The keys of all texts of the elements, each with its placeholders. */
function keysModule(texts: Texts, screens: readonly string[]): string {
  const keys: Record<string, string> = {}
  for (const screen of screens)
    for (const [key, message] of Object.entries(texts[screen] ?? {})) {
      const names = [keys[key] ?? '', ...placeholdersOf(message)].join(' ').trim().split(' ')
      keys[key] = [...new Set(names)].join(' ')
    }
  return `${generated}\n\n/** Key → the placeholders of its texts. */\nexport const keys: Readonly<Record<string, string>> = ${objectOf(keys)}\n`
}

function languageModule(texts: Texts, screens: readonly string[]): string {
  const own = Object.fromEntries(screens.map((screen) => [screen, texts[screen] ?? {}]))
  return `${generated}\nimport type { Screen } from '@staykit/words/typed'\n\nexport const screens: Readonly<Record<string, Screen>> = ${objectOf(own)}\n`
}

function indexText(screens: readonly string[], languages: readonly string[]): string {
  const tags = Object.entries(spokenTags(languages))
  return `${generated}
import type { Screen } from '@staykit/words/typed'

/** English texts by screen. */
export interface English {
${screens.map((screen) => `  ${keyOf(screen)}: typeof import('./en/${screen}.ts').messages\n`).join('')}}

/** Languages besides English. */
export const languages: readonly string[] = ${objectOf(languages)}

const files: Readonly<Record<string, () => Promise<{ screens: Readonly<Record<string, Screen>> }>>> = {
${tags.map(([tag, language]) => `  ${keyOf(tag)}: () => import('./${language}.ts'),\n`).join('')}}

/** Whether there are texts for a tag as it stands: "pt-PT", "de", but not "de-AT". */
export const isSpoken = (tag: string): boolean => Object.hasOwn(files, tag)

/** The texts of one screen in a language that has some. Rejects when they cannot be loaded. */
export async function loadMessages(language: string, screen: string): Promise<{ messages: Screen }> {
  const loaded = await files[language]?.()
  return { messages: loaded?.screens[screen] ?? {} }
}
`
}

/** Texts of the site or of mails: English as constants, so that the types of keys and placeholders follow from them. */
function partModule(part: string, original: Texts, texts: ReadonlyMap<string, Texts>): string {
  const names = [english, ...texts.keys()].map((language) => `'${language}'`)
  const others = [...texts].map(([language, own]) => [language, { ...original[part], ...own[part] }])
  return `${generated}
import type { Message } from '@staykit/words/typed'

export const english = ${objectOf(original[part] ?? {})} as const

export type Key = keyof typeof english

/** All languages by their tags. */
export const texts: Readonly<Record<${names.join(' | ')}, Readonly<Record<Key, Message>>>> = {
  '${english}': english,
  ...${objectOf(Object.fromEntries(others))},
}
`
}

/** Writes only changed files, so that watchers and caches do not see the others as new. */
function writeAll(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = join(dist, name)
    if (contentOf(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--clean')) rmSync(dist, { recursive: true, force: true })
  buildWords()
}
