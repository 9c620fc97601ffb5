import { foldTyped } from './typed-text.ts'

/** Rules of single form fields; each answers whether the text is acceptable, the words are the form's. */

/**
 * Before the @ a dot-atom (RFC 5321, 4.1.2): mail servers refuse others. After it no sign that separates, names or groups
 * addresses in a header of a mail (RFC 5322, 3.4).
 */
export function isEmail(text: string): boolean {
  const [before = '', after = '', ...more] = text.trim().split('@')
  return (
    text.length <= 254 &&
    more.length === 0 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(before) &&
    /^([^\s@<>"(),:;[\]\\.]+\.)+[^\s@<>"(),:;[\]\\.]{2,}$/.test(after)
  )
}

/** Characters of a first or last name that the API accepts. */
export const MAX_NAME = 100

/** Any visible text of one line: one letter, digits and signs of any script are names too (HOT-161, ACC-088, AQ-44). */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return name.length <= MAX_NAME && /[^\p{Z}\p{C}]/u.test(name) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)
}

/** The longest number of the world, with its country code (E.164). */
const MAX_PHONE_DIGITS = 15

/**
 * 5 to 15 digits with the signs of any country, perhaps with an extension: `030/1234`, `+1 617 555 0148 ext. 4`,
 * `0049 30 1234-0 Durchwahl 5`. `00` stands for `+` and does not count.
 */
export function isPhoneNumber(text: string): boolean {
  const number = foldTyped(text).replace(EXTENSION, '')
  const { length } = number.replace(/\D/g, '').replace(/^00/, '')
  return /^\(?\+?[\d\s()./-]{5,30}$/.test(number) && length >= 5 && length <= MAX_PHONE_DIGITS
}

/** What people write before an extension, in the languages on offer. */
const extensionWords =
  'ext extension extensión anexo interno int ramal poste durchwahl dw apparat app toestel tst lokal lokalnr linje anknytning ankn wewnętrzny wewn wew dahili pesawat добавочный доб 分机 转 تحويلة'

/** The extension at the end of a phone number. */
export const EXTENSION = new RegExp(
  String.raw`\s*(?:[,;x#]\s*|;?\s*(?:${extensionWords.replaceAll(' ', '|')})[.:=]?\s*)\d{1,8}$`,
  'iu',
)

/** A US social security number: 3, 2 and 4 digits, hyphens optional (PLT-141). No field asks for one (AQ-63). */
export function isSocialSecurityNumber(text: string): boolean {
  return /^\d{3}-?\d{2}-?\d{4}$/.test(text)
}

export function isFilled(text: string, max = 200): boolean {
  const length = text.trim().length
  return length > 0 && length <= max
}
