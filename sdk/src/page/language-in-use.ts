import { type Settings, settingsOf } from '../runtime/settings.ts'

/**
 * The language (BCP 47) that the traveller reads now: that of the focused element, else of the page. Mails and receipts are
 * requested in it, whatever the language of the browser.
 */
export function languageInUse(where: Pick<Settings, 'apiBase' | 'refId'>): string {
  const element = document.activeElement ?? document.documentElement
  return settingsOf(element, { ...where, locale: element.getAttribute('locale') ?? '' }).locale
}
