import { sayAny, type Translate } from '../messages/translate.ts'

/** What failed: a call, or the code of a part; its texts are those of the catalogue `failures`. */
export interface Failed {
  readonly code: string
  readonly message: string
}

/**
 * What a traveller reads of it: that they are offline, else what is known of its code (an answer that did not come, or not
 * whole), else what the server says, which `server-words` has in other languages. What has no text says itself.
 */
export const failureWords = (t: Translate, { code, message }: Failed): string =>
  sayAny(t, !navigator.onLine ? 'offline' : sayAny(t, code) === code ? message : code)
