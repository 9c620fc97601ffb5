/** Rules of single form fields; each answers whether the text is acceptable, the words are the form's. */

// Signs that separate, name or group addresses in a header of a mail (RFC 5322, 3.4) are in none that we write to.
const address = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/

export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text.trim())
}

/** First and last name at checkout: longer than one character. */
export function isTravellerName(text: string): boolean {
  return text.trim().length > 1
}

/** Letters of any script with their accents, spaces, apostrophe, hyphen, period and comma (ACC-088, AQ-44). */
export function isPersonName(text: string): boolean {
  return /^[\p{L}\p{M} '.,’-]+$/u.test(text)
}

export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s().-]{5,24}$/.test(text.trim()) && text.replace(/\D/g, '').length >= 5
}

export function isFilled(text: string, max = 200): boolean {
  const length = text.trim().length
  return length > 0 && length <= max
}
