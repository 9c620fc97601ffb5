import { messages as countsTexts } from '../../messages/en-US/counts.ts'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as tripsTexts } from '../../messages/en-US/trips.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { StayTrips } from './component.tsx'
import { stayTrips } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayTrips, gated(StayTrips), {
    styles: [card, styles],
    texts: { failures: failuresTexts, trips: tripsTexts, counts: countsTexts },
  })
}
