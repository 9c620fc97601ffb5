import { cardTypeOf, foldTyped, stripCardNumber } from '@staykit/domain'

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

/**
 * Formats "9/29", "0929", "09.2029", "2029-09" and autofilled values as "09 / 29". A text with other signs stays as it was
 * typed.
 */
export function expiryText(text: string, isDeleting: boolean): string {
  const typed = foldTyped(text).replace(/\s/g, '')
  const [, isoYear, isoMonth] = /^(\d{4})[/.-](\d{1,2})$/.exec(typed) ?? []
  const parts = isoYear ? [isoMonth, isoYear] : typed.split(/[/.-]/)
  if (parts.length > 2 || parts.some((part) => !/^\d*$/.test(part ?? ''))) return text
  let [month = '', year] = parts
  if (year === undefined) {
    if (month.length === 1 && Number(month) > 1) month = `0${month}`
    year = month.slice(2)
    month = month.slice(0, 2)
    if (month.length < 2) return month
    if (isDeleting && !year) return month
  } else if (month.length === 1) month = `0${month}`
  return `${month.slice(0, 2)} / ${year.length === 4 ? year.slice(2) : year.slice(0, 4)}`
}

/** Month and two-digit year of a formatted expiry. */
export function expiryParts(text: string): { month: string; year: string } {
  const [month = '', year = ''] = text.split('/').map((part) => part.trim())
  return { month, year: year.length === 4 ? year.slice(2) : year }
}
