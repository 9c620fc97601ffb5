/** Letters that resemble English ones: a text in plain letters has not been translated. */
const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][index] ?? letter,
  ]),
)

/** Other languages are about this much longer than English. */
const LONGER = 0.35
const opens = '⟦'
const closes = '⟧'

/** Placeholders, markup and addresses stay unchanged. */
const markup = /(\{\w+\}|#|<[^>]+>|https?:\/\/\S+)/

const accent = (text: string) => [...text].map((letter) => accented[letter] ?? letter).join('')

/** Translates a text into the pseudo-language: accented, longer and in brackets, to reveal cut and concatenated texts. */
export function pseudo(text: string): string {
  const parts = text.split(markup).map((part) => (markup.test(part) ? part : accent(part)))
  const more = '~'.repeat(Math.ceil(text.replace(/\{\w+\}/g, '').length * LONGER))
  // Words, which break at the end of a line.
  return `${opens}${parts.join('')}${more.replace(/~{5}(?=~)/g, '$& ')}${closes}`
}

/** The texts of a language by id, in ICU MessageFormat: each plural form is a text. */
export const pseudoOf = (ids: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ids).map(([id, icu]) => [
      id,
      inAnyOrder.has(id) ? icu.split(' ').map(pseudo).join(' ') : pseudoIcu(icu),
    ]),
  )

/** Texts whose words each locale puts into its own order, such as the letters of a date. */
const inAnyOrder: ReadonlySet<string> = new Set(['panels.dateLetters'])

/** A plural has a form for each category of any language: the English form, or `other`. */
function pseudoIcu(icu: string): string {
  const [, plural] = /^\{count, plural, (.*)\}$/s.exec(icu) ?? []
  if (plural === undefined) return pseudo(icu)
  const forms = new Map(
    [...plural.matchAll(/(\w+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, category, form]) => [category, form]),
  )
  const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'].map(
    (category) => `${category} {${pseudo(forms.get(category) ?? forms.get('other') ?? '')}}`,
  )
  return `{count, plural, ${pluralForms.join(' ')}}`
}

/** The parts of a text outside of brackets. */
export function outside(text: string): string {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return rest
}
