import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayNextTrip } from './element.ts'
import styles from './styles.css'

/** Loads its own code, so that the list of files in the core stays short. */
const StayNextTrip = lazy<PropsOf<typeof stayNextTrip>>(
  () => import('./component.tsx').then((part) => part.StayNextTrip),
  'optional',
)

export function define(): void {
  defineElement(stayNextTrip, withBrand(StayNextTrip), { styles: [card, styles], texts: {} })
}
