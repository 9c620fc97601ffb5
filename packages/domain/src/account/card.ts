import { foldTyped } from '../text/typed-text.ts'

/** Card types and the lengths of their numbers (ACC-175, ACC-176); a more specific prefix stands first (AQ-45). */
const cardTypes = [
  { type: 'amex', code: 'AX', pattern: /^3[47]/, lengths: [15], cvc: 4 },
  { type: 'diners', code: 'DC', pattern: /^(30[0-5]|36)/, lengths: [14], cvc: 3 },
  { type: 'jcb', code: 'jcb', pattern: /^35(2[89]|[3-8])/, lengths: [16], cvc: 3 },
  {
    type: 'visa_electron',
    code: 'visa_electron',
    pattern: /^(4026|417500|4508|4844|491[37])/,
    lengths: [16],
    cvc: 3,
  },
  { type: 'visa', code: 'VI', pattern: /^4/, lengths: [16], cvc: 3 },
  {
    type: 'mastercard',
    code: 'MC',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { type: 'discover', code: 'DS', pattern: /^(6011|65|64[4-9])/, lengths: [16], cvc: 3 },
  { type: 'laser', code: 'laser', pattern: /^(6304|6706|6709|6771)/, lengths: [16, 17, 18, 19], cvc: 3 },
  {
    type: 'maestro',
    code: 'maestro',
    pattern: /^(50|5[6-8]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    cvc: 3,
  },
] as const

export type CardType = (typeof cardTypes)[number]['type']
export type CardCode = (typeof cardTypes)[number]['code']

/** A card number without the separators that people type, in plain digits. */
export function stripCardNumber(text: string): string {
  return foldTyped(text).replace(/[\s/.-]/g, '')
}

/** The two digits of a year of this century, which may be typed with four. */
export const twoDigitYear = (text: string): string => foldTyped(text).replace(/^20(\d\d)$/, '$1')

/** The card type of a number, complete or not. */
export function cardTypeOf(number: string): { type: CardType; code: CardCode } | undefined {
  const digits = stripCardNumber(number)
  const found = cardTypes.find(({ pattern }) => pattern.test(digits))
  return found && { type: found.type, code: found.code }
}

/** Luhn's check sum (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Returns true if a number has digits only, a recognized type, the length of that type, and passes Luhn. */
export function isCardNumber(text: string): boolean {
  const digits = stripCardNumber(text)
  const found = cardTypes.find(({ pattern }) => pattern.test(digits))
  if (!found || !/^\d+$/.test(digits)) return false
  return (found.lengths as readonly number[]).includes(digits.length) && passesLuhn(digits)
}

/** Length of a card's security code: 4 for AX, otherwise 3. */
export function cvcLength(code: string | undefined): 3 | 4 {
  return code === 'AX' ? 4 : 3
}

export function isCvc(text: string, code: string | undefined): boolean {
  const digits = foldTyped(text)
  return /^\d+$/.test(digits) && digits.length === cvcLength(code)
}

/** Expiry by month (1–12) and two-digit year, not before the month of `today` (`YYYY-MM-DD`). */
export function isExpiry(month: string, year: string, today: string): boolean {
  if (!/^\d{1,2}$/.test(month) || !/^\d{2}$/.test(year)) return false
  const numeric = Number(month)
  if (numeric < 1 || numeric > 12) return false
  return `20${year}-${month.padStart(2, '0')}` >= today.slice(0, 7)
}
