import { messages as chargesTexts } from '@staykit/words/en/charges'
import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as hotelTexts } from '@staykit/words/en/hotel'
import { messages as hotelPartsTexts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { messages as ratesTexts } from '@staykit/words/en/rates'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { messages as stayFieldsTexts } from '@staykit/words/en/stay-fields'
import { messages as stepsTexts } from '@staykit/words/en/steps'
import hotel from '../../features/hotel/hotel.css'
import fields from '../../features/stay-fields/stay-fields.css'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { StayHotel } from './component.tsx'
import { stayHotel } from './element.ts'
import styles from './styles.css'

const texts = {
  failures: failuresTexts,
  hotel: hotelTexts,
  charges: chargesTexts,
  rates: ratesTexts,
  steps: stepsTexts,
  'hotel-parts': hotelPartsTexts,
  'stay-fields': stayFieldsTexts,
  counts: countsTexts,
  'hotel-words': hotelWordsTexts,
  refusals: refusalsTexts,
}

export function define(): void {
  defineElement(stayHotel, withBrand(StayHotel), { styles: [card, hotel, fields, styles], texts })
}
