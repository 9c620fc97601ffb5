import { gated } from '../../page/brand-gate.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayNextTrip } from './element.ts'
import styles from './styles.css'

/** Its code comes by itself, so that no list of files that every page has is longer for it. */
const StayNextTrip = lazy<PropsOf<typeof stayNextTrip>>(
  () => import('./component.tsx').then((part) => part.StayNextTrip),
  'optional',
)

export function define(): void {
  defineElement(stayNextTrip, gated(StayNextTrip), { styles: [card, styles], texts: {} })
}
