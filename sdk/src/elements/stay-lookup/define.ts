import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as lookupTexts } from '@staykit/words/en/lookup'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayLookup } from './element.ts'
import styles from './styles.css'

/** Loads its own code, so that the list of files in the core stays short. */
const StayLookup = lazy<PropsOf<typeof stayLookup>>(() =>
  import('./component.tsx').then((part) => part.StayLookup),
)

export function define(): void {
  defineElement(stayLookup, withBrand(StayLookup), {
    styles: [card, form, styles],
    texts: { failures: failuresTexts, lookup: lookupTexts, refusals: refusalsTexts },
  })
}
