import { messages as failuresTexts } from '@staykit/words/en/failures'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayHelp } from './element.ts'
import styles from './styles.css'

/** Loads its own code, so that the list of files in the core stays short. */
const StayHelp = lazy<PropsOf<typeof stayHelp>>(() => import('./component.tsx').then((part) => part.StayHelp))

export function define(): void {
  defineElement(stayHelp, withBrand(StayHelp), { styles: [styles], texts: { failures: failuresTexts } })
}
