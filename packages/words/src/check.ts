import { placeholdersOf } from './message.ts'
import type { Texts } from './source.ts'
import type { Message } from './typed.ts'

/** Plural categories of the whole numbers up to 200. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))].sort()
}

function faultOf(language: string, original: Message, translation: Message | undefined): string | undefined {
  if (translation === undefined) return undefined
  const [expected, found] = [original, translation].map((message) => placeholdersOf(message).join())
  if (expected !== found) return `has {${found}}, English has {${expected}}`
  // Languages without plurals, and texts that avoid them, use a plain text.
  if (typeof translation === 'string') return undefined
  const lacking = categoriesOf(language).filter((category) => !translation[category as Intl.LDMLPluralRule])
  return lacking.length > 0 ? `has no form for ${lacking.join()}` : undefined
}

/** Errors of a translation, one line for each id: unknown ids, other placeholders than English, missing plural forms. */
export function faultsOf(language: string, original: Texts, translation: Texts): string[] {
  const wrong = idsOf(original).flatMap(([screen, key]) => {
    const fault = faultOf(language, original[screen]?.[key] ?? '', translation[screen]?.[key])
    return fault ? [`${screen}.${key}: ${fault}`] : []
  })
  const unknown = idsOf(translation).filter(([screen, key]) => original[screen]?.[key] === undefined)
  return [...wrong, ...unknown.map(([screen, key]) => `${screen}.${key}: not in English`)]
}

/** Ids without a translation. The product shows the English text until there is one. */
export function missingIn(original: Texts, translation: Texts): string[] {
  return idsOf(original)
    .filter(([screen, key]) => translation[screen]?.[key] === undefined)
    .map(([screen, key]) => `${screen}.${key}`)
}

/** Aliases of no text or of another alias, and English texts that several ids have without a context for each. */
export function repetitionsIn(
  english: Readonly<Record<string, string>>,
  aliases: Readonly<Record<string, string>>,
  contexts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const wrongAliases = Object.entries(aliases)
    .filter(([id, original]) => english[original] === undefined || english[id] !== undefined)
    .map(([id, original]) => `${id}: is an alias of ${original}, which has no text, or has a text of its own`)
  const idsByText = new Map<string, string[]>()
  for (const [id, text] of Object.entries(english)) idsByText.set(text, [...(idsByText.get(text) ?? []), id])
  const repeated = [...idsByText]
    .filter(([text, ids]) => ids.length > 1 && !ids.every((id) => contexts[text]?.[id]))
    .map(([text, ids]) => `"${text}" repeats: make aliases of ${ids.join(', ')}, or give each a context`)
  return [...wrongAliases, ...repeated]
}

const idsOf = (texts: Texts) =>
  Object.entries(texts).flatMap(([screen, own]) => Object.keys(own).map((key) => [screen, key] as const))
