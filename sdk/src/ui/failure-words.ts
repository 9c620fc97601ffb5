import type { Translate } from '../messages/translate.ts'

/** What failed: a call, or the code of a part; its texts are those of the catalogue `failures`. */
export interface Failed {
  readonly code: string
  readonly message: string
}

/** Codes of answers that did not come, or not whole; all others the server has words for, which `server-words` has in other languages. */
const ours = ['NETWORK', 'TIMEOUT', 'SERVER_ERROR']

/** What a traveller reads of it: that they are offline, else what is known of its code, or what the server says. */
export const failureWords = (t: Translate, { code, message }: Failed): string =>
  t(!navigator.onLine ? 'offline' : ours.includes(code) ? code : message)
