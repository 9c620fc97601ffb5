import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { messages as tripsTexts } from '@staykit/words/en/trips'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayTrips } from './element.ts'
import styles from './styles.css'

/** Loads its own code, so that the list of files in the core stays short. */
const StayTrips = lazy<PropsOf<typeof stayTrips>>(() =>
  import('./component.tsx').then((part) => part.StayTrips),
)

export function define(): void {
  defineElement(stayTrips, withBrand(StayTrips), {
    styles: [card, styles],
    texts: { failures: failuresTexts, refusals: refusalsTexts, trips: tripsTexts, counts: countsTexts },
  })
}
