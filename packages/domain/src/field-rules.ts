/** Rules of single form fields; each answers whether the text is acceptable, the words are the form's. */

const address = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/

export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text.trim())
}

export type PasswordProblem = 'too-short' | 'too-simple'

/** At least 8 characters; a digit, a lower- and an upper-case letter and a non-word character (ACC-058, ACC-059). */
export function passwordProblem(text: string): PasswordProblem | undefined {
  if (text.length < 8) return 'too-short'
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /\W/]
  return kinds.every((kind) => kind.test(text)) ? undefined : 'too-simple'
}

/** First and last name at checkout: longer than one character. */
export function isTravellerName(text: string): boolean {
  return text.trim().length > 1
}

export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s().-]{5,24}$/.test(text.trim()) && text.replace(/\D/g, '').length >= 5
}

export function isFilled(text: string, max = 200): boolean {
  const length = text.trim().length
  return length > 0 && length <= max
}
