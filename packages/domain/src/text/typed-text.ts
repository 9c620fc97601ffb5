const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Value of a decimal digit of any script: Unicode has them in rows of ten, from zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before++
  return String(before % 10)
}

/**
 * A number, date or code as people type it, in plain signs: digits of every script as 0 to 9, wide signs and all kinds of
 * dashes as on a Latin keyboard, without the invisible marks that copied text carries. Names and passwords stay as typed.
 */
export function foldTyped(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .trim()
}

/** A mailed code as the server reads it: 8 digits of ours, 6 of an Amazon Cognito pool. */
export const pinOf = (text: string): string => foldTyped(text).replace(/[\s-]/g, '')
export const isPin = (text: string): boolean => /^\d{6}(\d{2})?$/.test(pinOf(text))

/** A typed amount without its decimals, in the digits and separators of any language; NaN if there is none. */
export function wholeNumberIn(text: string): number {
  const digits = foldTyped(text)
    .replace(/[.,٫]\d{1,2}\D*$/, '')
    .replace(/\D/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}
