import { cardTypeOf, foldTyped, stripCardNumber, twoDigitYear } from '@staykit/domain'

const names: Readonly<Record<string, string>> = {
  amex: 'AMEX',
  diners: 'DINERS',
  jcb: 'JCB',
  visa_electron: 'VISA',
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  discover: 'DISCOVER',
  laser: 'LASER',
  maestro: 'MAESTRO',
}

/** The brand as the tag in the field shows it. */
export function brandName(number: string): string | undefined {
  const type = cardTypeOf(number)?.type
  return type && names[type]
}

/** Groups digits as on the card: 4-6-5 for amex, otherwise fours. A text with other signs stays as it was typed. */
export function groupedNumber(text: string): string {
  const digits = stripCardNumber(text)
  if (!/^\d{0,19}$/.test(digits)) return text
  const groups = cardTypeOf(digits)?.type === 'amex' ? [4, 6, 5, 4] : [4, 4, 4, 4, 3]
  const parts: string[] = []
  let at = 0
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

const MONTH_FIRST = /^(?<month>\d\d?)(?<sign>[\s/.-]*)(?<year>\d*)$/
const YEAR_FIRST = /^(?<year>20\d\d)[\s/.-]+(?<month>\d\d?)$/

/** Reads "9/29", "0929", "09 . 2029" and "2029-09"; nothing else, and nothing that it would have to leave out. */
function readExpiry(text: string) {
  const typed = foldTyped(text)
  const { month = '', sign, year = '' } = (YEAR_FIRST.exec(typed) ?? MONTH_FIRST.exec(typed))?.groups ?? {}
  return { month, year: twoDigitYear(year), isSeparated: !!sign || /\s$/.test(text) }
}

/** Formats an expiry as "09 / 29" while it is typed at its end. A text with other signs stays as it was typed. */
export function expiryText(text: string, isDeleting: boolean): string {
  const { month, year, isSeparated } = readExpiry(text)
  if (!month) return text
  if (isDeleting && !year) return month
  // "1" may be the first digit of "12".
  if (!year && !isSeparated && /^[01]$/.test(month)) return month
  return `${month.padStart(2, '0')} / ${year}`
}

/** Month and two-digit year of a typed expiry. */
export const expiryParts = (text: string): { month: string; year: string } => readExpiry(text)
