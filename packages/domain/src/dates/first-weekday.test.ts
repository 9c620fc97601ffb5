import { describe, expect, it } from 'vitest'
import { languages } from '../text/languages.ts'
import { firstWeekday } from './first-weekday.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
// ZZ is no region.
const regions = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => names.of(code) && code !== 'ZZ')

interface WithWeeks extends Intl.Locale {
  getWeekInfo(): { readonly firstDay: number }
}
const expected = (locale: string) => (new Intl.Locale(locale) as WithWeeks).getWeekInfo().firstDay % 7

describe('the first day of the week', () => {
  it('equals that of CLDR in every region and for every language of the product', () => {
    const locales = [...regions.map((region) => `en-${region}`), ...languages.map(({ tag }) => tag)]
    expect(locales.length).toBeGreaterThan(250)
    expect(locales.map((locale) => [locale, firstWeekday(locale)])).toEqual(
      locales.map((locale) => [locale, expected(locale)]),
    )
  })

  it('loads no data of the browser for a language without a region', () => {
    const { maximize } = Intl.Locale.prototype
    Object.assign(Intl.Locale.prototype, { maximize: undefined })
    const alone = [...new Set(languages.map(({ tag }) => tag.split('-')[0] ?? ''))]
    const days = alone.map((language) => [language, firstWeekday(language)])
    Object.assign(Intl.Locale.prototype, { maximize })
    expect(days).toEqual(alone.map((language) => [language, expected(language)]))
  })

  it('does not need the data of the browser', () => {
    const { getWeekInfo } = Intl.Locale.prototype as WithWeeks
    Object.assign(Intl.Locale.prototype, { getWeekInfo: undefined })
    expect(['en-US', 'de', 'fr-CA', 'ar', 'pt-PT', 'pl'].map(firstWeekday)).toEqual([0, 1, 0, 6, 0, 1])
    Object.assign(Intl.Locale.prototype, { getWeekInfo })
  })
})
