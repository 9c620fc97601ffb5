import { sayAny, type Translate } from '../messages/translate.ts'

/** A failure: a call that was refused or lost, or a part with its own code. */
export interface Failed {
  readonly code?: string | undefined
  readonly reason?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

const TOO_OFTEN = 429

/** Whether the same request may succeed later: it had no answer, or a temporary failure. No retry can change another answer. */
export const mayPass = (error: { readonly status?: number | undefined } | undefined): boolean =>
  !error?.status || error.status >= 500 || error.status === TOO_OFTEN

/**
 * The message of a failure for travellers: offline, else the text of its reason, else of its code, else a general sentence.
 * A server that is newer than this code may have unknown reasons and codes. The texts are in the screens `failures` and
 * `refusals`.
 */
export function failureText(t: Translate, { code, reason, params }: Failed): string {
  if (!navigator.onLine) return t('offline')
  return refusalText(t, { code, reason, params }) ?? t('general')
}

/** The text of its reason, else of its code; undefined if there is none. */
export function refusalText(t: Translate, { code, reason, params }: Failed): string | undefined {
  for (const key of [reason, code]) {
    const text = key && sayAny(t, key, params)
    if (text && text !== key) return text
  }
  return undefined
}
