/**
 * Writes dates of Canadian English with the month first, as CLDR 42 does (browsers and servers of early 2023). Returns a
 * function that takes it back.
 */
export function writeMonthFirst(): () => void {
  const real = Intl.DateTimeFormat
  const { toLocaleDateString } = Date.prototype
  const other = (locale?: string) => (locale === 'en-CA' ? 'en-US' : locale)
  Intl.DateTimeFormat = new Proxy(real, {
    construct: (target, [locale, options]) => new target(other(locale), options),
  })
  Date.prototype.toLocaleDateString = function (locale?: string, options?: Intl.DateTimeFormatOptions) {
    return toLocaleDateString.call(this, other(locale), options)
  }
  return () => {
    Intl.DateTimeFormat = real
    Date.prototype.toLocaleDateString = toLocaleDateString
  }
}
