import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as hotelPartsTexts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { messages as savedTexts } from '@staykit/words/en/saved'
import { messages as savedListTexts } from '@staykit/words/en/saved-list'
import hotel from '../../features/hotel/hotel.css'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { staySaved } from './element.ts'
import styles from './styles.css'

const texts = {
  failures: failuresTexts,
  'hotel-parts': hotelPartsTexts,
  saved: savedTexts,
  'saved-list': savedListTexts,
  'hotel-words': hotelWordsTexts,
  refusals: refusalsTexts,
}

/** Loads its own code, so that the list of files in the core stays short. */
const StaySaved = lazy<PropsOf<typeof staySaved>>(() =>
  import('./component.tsx').then((part) => part.StaySaved),
)

export function define(): void {
  defineElement(staySaved, withBrand(StaySaved), { styles: [card, form, hotel, styles], texts })
}
