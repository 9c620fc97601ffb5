import { randomBytes } from 'node:crypto'
import { foldTyped } from '@staykit/domain'

// 32 characters without ambiguous ones (I, L, O, U).
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** ST-XXXX-XXXX-XXXX: 60 random bits, so that guessing finds nothing. */
export function newTripNumber(): string {
  const text = Array.from(randomBytes(12), (byte) => signs[byte % 32]).join('')
  return `ST-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

/** Normalises typed trip numbers: any case, with spaces in it, in wide letters, or digits and dashes of any script. */
export function normalTripNumber(text: string): string {
  return foldTyped(text).replace(/\s+/g, '').toUpperCase()
}
