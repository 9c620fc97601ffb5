// The npm entry without side effects.
import { inspect } from '../diagnostics/inspect.ts'
import { type PageSettings, configure as setSettings } from '../runtime/settings.ts'

export { defineStay } from './define-stay.ts'

/** Sets page-wide settings from code. Elements on the page update. */
export function configure(settings: PageSettings): void {
  setSettings(settings)
  inspect()
}
