import { messages as countsTexts } from '../../messages/en-US/counts.ts'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as tripsTexts } from '../../messages/en-US/trips.ts'
import { gated } from '../../page/brand-gate.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayTrips } from './element.ts'
import styles from './styles.css'

/** Its code comes by itself, so that no list of files that every page has is longer for it. */
const StayTrips = lazy<PropsOf<typeof stayTrips>>(() =>
  import('./component.tsx').then((part) => part.StayTrips),
)

export function define(): void {
  defineElement(stayTrips, gated(StayTrips), {
    styles: [card, styles],
    texts: { failures: failuresTexts, trips: tripsTexts, counts: countsTexts },
  })
}
