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
const kept = /(\{\w+\}|<[^>]+>|https?:\/\/\S+)/

const accent = (text: string) => [...text].map((letter) => accented[letter] ?? letter).join('')

/** A text as the pseudo-language says it: accented, longer, and in brackets, so that a cut and a sentence of parts are seen. */
export function pseudo(text: string): string {
  const said = text.split(kept).map((part) => (kept.test(part) ? part : accent(part)))
  const more = '~'.repeat(Math.ceil(text.replace(/\{\w+\}/g, '').length * LONGER))
  // Words, which break where a line ends.
  return `${opens}${said.join('')}${more.replace(/~{5}(?=~)/g, '$& ')}${closes}`
}

/** A catalogue as the pseudo-language says it: the same keys, forms and placeholders. */
export function pseudoOf<T>(source: T): T {
  const said = (one: unknown): unknown => {
    if (typeof one === 'string') return pseudo(one)
    if (typeof one === 'function') return (...given: unknown[]) => said(one(...given))
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, said(each)]))
    return one
  }
  return said(source) as T
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
