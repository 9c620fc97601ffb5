import { sayAny, type Translate } from '../messages/translate.ts'

/** What failed: a call that was refused or lost, or a part with a code of its own. */
export interface Failed {
  readonly code?: string | undefined
  readonly reason?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/**
 * What a traveller reads of it: that they are offline, else the text of its reason, else of its code, else one general
 * sentence: a server that is newer than this code may have reasons and codes that it does not know. The screens `failures` and
 * `refusals` have the texts.
 */
export function failureText(t: Translate, { code, reason, params }: Failed): string {
  if (!navigator.onLine) return t('offline')
  return refusalText(t, { code, reason, params }) ?? t('general')
}

/** The text of its reason, else of its code; undefined where there is none. */
export function refusalText(t: Translate, { code, reason, params }: Failed): string | undefined {
  for (const key of [reason, code]) {
    const text = key && sayAny(t, key, params)
    if (text && text !== key) return text
  }
  return undefined
}
