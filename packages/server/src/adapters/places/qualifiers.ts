import { languages } from '@staykit/domain'
import { fold } from '../../kernel/text/fold.ts'
import type { PlaceIndex } from './index-file.ts'
import type { Where } from './ranking.ts'
import { allStates } from './states.ts'

/** Countries, in the languages of the product, and states that a text such as "france", "fr", "tex" or "tx" may mean. */
export type Qualifiers = (text: string) => readonly Where[]

export function countryNamer(tag = 'en'): (code: string) => string {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return (code) => names.of(code) ?? code
}

const shorter: Readonly<Record<string, string>> = {
  GB: 'UK England Scotland Wales',
  US: 'USA America',
  AE: 'UAE Emirates',
}

export function readQualifiers(index: PlaceIndex): Qualifiers {
  const namers = languages.map(({ tag }) => countryNamer(tag))
  const entries: { text: string; where: Where }[] = []
  const add = (text: string, where: Where) => entries.push({ text: fold(text), where })
  for (const [country, code] of index.countries.entries()) {
    add(code, { country })
    for (const name of new Set(namers.map((nameOf) => nameOf(code)))) add(name, { country })
    for (const text of (shorter[code] ?? '').split(' ')) if (text) add(text, { country })
  }
  for (const { countryCode, stateCode, name } of allStates()) {
    const where = { country: index.countries.indexOf(countryCode), state: index.states.indexOf(stateCode) }
    if (where.country < 0 || where.state < 0) continue
    add(stateCode, where)
    add(name, where)
  }
  return (text) => {
    if (!text) return []
    const exact = entries.filter((entry) => entry.text === text)
    if (exact.length > 0 || text.length < 3) return exact.map((entry) => entry.where)
    return entries.filter((entry) => entry.text.startsWith(text)).map((entry) => entry.where)
  }
}
