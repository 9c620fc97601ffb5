import { cachedAnswer } from './cached-answer.ts'

const answer = cachedAnswer<{ currencies: readonly string[] }>(() => '/travel/currencies')

/**
 * Currencies of prices, US dollars first, with their names in a language (PLT-035); only the chosen one before
 * the first response of the API.
 */
export async function currencyChoices(
  locale: string,
  chosen: string,
): Promise<{ code: string; name: string }[]> {
  const words = new Intl.DisplayNames(locale, { type: 'currency' })
  const { currencies } = (await answer()) ?? { currencies: [chosen] }
  return currencies.map((code) => ({ code, name: words.of(code) ?? code }))
}
