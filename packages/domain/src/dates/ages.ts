/** Whole years in the words of a language: "4 years and 9 years". `locale` is a BCP 47 tag. */
export function agesText(ages: readonly number[], locale: string): string {
  const years = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' })
  return new Intl.ListFormat(locale).format(ages.map((age) => years.format(age)))
}
