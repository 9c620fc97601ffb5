/** Letters that look like those of English and are none of them: what is still in plain letters was never translated. */
const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][index] ?? letter,
  ]),
)

/** Other languages are about so much longer than English. */
const LONGER = 0.35
const opens = '⟦'
const closes = '⟧'

/** What stands for a value, and what is markup or an address, stays as it is. */
const kept = /(\{\w+\}|#|<[^>]+>|https?:\/\/\S+)/

const accent = (text: string) => [...text].map((letter) => accented[letter] ?? letter).join('')

/** A text as the pseudo-language says it: accented, longer, and in brackets, so that a cut and a sentence of parts are seen. */
export function pseudo(text: string): string {
  const said = text.split(kept).map((part) => (kept.test(part) ? part : accent(part)))
  const more = '~'.repeat(Math.ceil(text.replace(/\{\w+\}/g, '').length * LONGER))
  // Words, which break where a line ends.
  return `${opens}${said.join('')}${more.replace(/~{5}(?=~)/g, '$& ')}${closes}`
}

/** The texts of a language by their ids, in ICU MessageFormat: each form of a plural is a text. */
export const pseudoOf = (ids: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(ids).map(([id, icu]) => [id, pseudoIcu(icu)]))

/** A plural has a form for each category of any language: that of English, or its `other`. */
function pseudoIcu(icu: string): string {
  const [, plural] = /^\{count, plural, (.*)\}$/s.exec(icu) ?? []
  if (plural === undefined) return pseudo(icu)
  const forms = new Map(
    [...plural.matchAll(/(\w+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, category, form]) => [category, form]),
  )
  const said = ['zero', 'one', 'two', 'few', 'many', 'other'].map(
    (category) => `${category} {${pseudo(forms.get(category) ?? forms.get('other') ?? '')}}`,
  )
  return `{count, plural, ${said.join(' ')}}`
}

/** What of a text is in no brackets. */
export function outside(text: string): string {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return rest
}
