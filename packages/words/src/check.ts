import { placeholdersOf } from './message.ts'
import type { Texts } from './source.ts'
import type { Message } from './typed.ts'

/** Plural categories of the whole numbers up to 200. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))].sort()
}

function faultOf(language: string, original: Message, translation: Message | undefined): string | undefined {
  if (translation === undefined) return 'missing'
  const [expected, found] = [original, translation].map((message) => placeholdersOf(message).join())
  if (expected !== found) return `has {${found}}, English has {${expected}}`
  // Languages without plurals, and texts that avoid them, use a plain text.
  if (typeof translation === 'string') return undefined
  const lacking = categoriesOf(language).filter((category) => !translation[category as Intl.LDMLPluralRule])
  return lacking.length > 0 ? `has no form for ${lacking.join()}` : undefined
}

/**
 * Problems of a translation, one line for each id: ids that differ from English, other placeholders, missing plural
 * forms.
 */
export function faultsOf(language: string, original: Texts, translation: Texts): string[] {
  const missing = idsOf(original).flatMap(([screen, key]) => {
    const fault = faultOf(language, original[screen]?.[key] ?? '', translation[screen]?.[key])
    return fault ? [`${screen}.${key}: ${fault}`] : []
  })
  const unknown = idsOf(translation).filter(([screen, key]) => original[screen]?.[key] === undefined)
  return [...missing, ...unknown.map(([screen, key]) => `${screen}.${key}: not in English`)]
}

const idsOf = (texts: Texts) =>
  Object.entries(texts).flatMap(([screen, own]) => Object.keys(own).map((key) => [screen, key] as const))
