import { type Settings, settingsOf } from '../runtime/settings.ts'

/**
 * The language (BCP 47) in which somebody reads this page at this moment: of the element that has the focus, else of the page.
 * What is called for then, such as a mail or a receipt, is wanted in it, whatever the browser speaks.
 */
export function languageInUse(where: Pick<Settings, 'apiBase' | 'refId'>): string {
  const element = document.activeElement ?? document.documentElement
  return settingsOf(element, { ...where, locale: element.getAttribute('locale') ?? '' }).locale
}
