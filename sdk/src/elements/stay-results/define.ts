import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as hotelPartsTexts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { messages as resultsTexts } from '@staykit/words/en/results'
import hotel from '../../features/hotel/hotel.css'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { StayResults } from './component.tsx'
import { stayResults } from './element.ts'
import listing from './listing.css'
import styles from './styles.css'

const texts = {
  failures: failuresTexts,
  results: resultsTexts,
  'hotel-parts': hotelPartsTexts,
  counts: countsTexts,
  'hotel-words': hotelWordsTexts,
  refusals: refusalsTexts,
}

export function define(): void {
  defineElement(stayResults, withBrand(StayResults), { styles: [card, form, hotel, listing, styles], texts })
}
