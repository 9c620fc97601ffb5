import hotel from '../../features/hotel/hotel.css'
import fields from '../../features/stay-fields/stay-fields.css'
import { messages as countsTexts } from '../../messages/en-US/counts.ts'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as hotelTexts } from '../../messages/en-US/hotel.ts'
import { messages as hotelPartsTexts } from '../../messages/en-US/hotel-parts.ts'
import { messages as serverWords } from '../../messages/en-US/server-words.ts'
import { messages as stayFieldsTexts } from '../../messages/en-US/stay-fields.ts'
import { messages as stepsTexts } from '../../messages/en-US/steps.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { StayHotel } from './component.tsx'
import { stayHotel } from './element.ts'
import styles from './styles.css'

const texts = {
  failures: failuresTexts,
  hotel: hotelTexts,
  steps: stepsTexts,
  'hotel-parts': hotelPartsTexts,
  'stay-fields': stayFieldsTexts,
  counts: countsTexts,
  'server-words': serverWords,
}

export function define(): void {
  defineElement(stayHotel, gated(StayHotel), { styles: [card, hotel, fields, styles], texts })
}
