import { messages as failuresTexts } from '@staykit/words/en/failures'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayRewards } from './element.ts'

/** Loads its own code, so that the list of files in the core stays short. */
const StayRewards = lazy<PropsOf<typeof stayRewards>>(() =>
  import('./component.tsx').then((part) => part.StayRewards),
)

export function define(): void {
  defineElement(stayRewards, withBrand(StayRewards), { styles: [card], texts: { failures: failuresTexts } })
}
