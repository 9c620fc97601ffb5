import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from './message.ts'
import type { Message, Screen } from './typed.ts'

/** All texts of a language by screen. */
export type Texts = Readonly<Record<string, Screen>>

export const folder = fileURLToPath(new URL('..', import.meta.url))
export const english = 'en-US'

/** All language files except English. */
export function translations(from = folder): string[] {
  const files = readdirSync(from).filter((name) => /^[a-z]{2}(-[A-Z]{2})?\.json$/.test(name))
  return files.map((name) => name.replace('.json', '')).filter((name) => name !== english)
}

/** Reads a language file: ids with texts in ICU MessageFormat. */
export const readIds = (language: string, from = folder): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`${from}/${language}.json`, 'utf8'))

/** Ids that have the text of another id in every language: `{ "charges.close": "panels.close" }`. */
export const readAliases = (): Readonly<Record<string, string>> => readData('aliases.json')

/** English texts that several ids have on purpose: text → id → where it stands, for translators. */
export const readContexts = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  readData('contexts.json')

const readData = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** Compiles the file of a language, aliases included. Throws an Error that names an invalid ICU message. */
export function readTexts(language: string, from = folder): Texts {
  const screens: Record<string, Record<string, Message>> = {}
  const ids = readIds(language, from)
  const aliases = Object.entries(readAliases()).flatMap(([id, original]) => {
    const icu = ids[original]
    return icu === undefined ? [] : [[id, icu] as const]
  })
  for (const [id, icu] of [...Object.entries(ids), ...aliases]) {
    const dot = id.indexOf('.')
    const [screen, key] = [id.slice(0, dot), id.slice(dot + 1)]
    screens[screen] ??= {}
    screens[screen][key] = compiled(language, id, icu)
  }
  return screens
}

function compiled(language: string, id: string, icu: string): Message {
  try {
    return compile(icu)
  } catch (error) {
    throw new Error(`packages/words/${language}.json: ${id}: ${(error as Error).message}`, { cause: error })
  }
}
