import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayCards } from './element.ts'

/** Loads its own code, so that the list of files in the core stays short. */
const StayCards = lazy<PropsOf<typeof stayCards>>(() =>
  import('./component.tsx').then((part) => part.StayCards),
)

export function define(): void {
  defineElement(stayCards, withBrand(StayCards), {
    styles: [card],
    texts: { failures: failuresTexts, refusals: refusalsTexts },
  })
}
