import { keptAnswer } from './kept-answer.ts'

const answer = keptAnswer<{ currencies: readonly string[] }>(() => '/travel/currencies')

/**
 * Currencies that prices can be asked in, US dollars first, with their names in a language (PLT-035); the chosen one alone before
 * the API has answered for the first time.
 */
export async function currencyChoices(
  locale: string,
  chosen: string,
): Promise<{ code: string; name: string }[]> {
  const words = new Intl.DisplayNames(locale, { type: 'currency' })
  const { currencies } = (await answer()) ?? { currencies: [chosen] }
  return currencies.map((code) => ({ code, name: words.of(code) ?? code }))
}
