import hotel from '../../features/hotel/hotel.css'
import { messages as countsTexts } from '../../messages/en-US/counts.ts'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as hotelPartsTexts } from '../../messages/en-US/hotel-parts.ts'
import { messages as resultsTexts } from '../../messages/en-US/results.ts'
import { messages as serverWords } from '../../messages/en-US/server-words.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { StayResults } from './component.tsx'
import { stayResults } from './element.ts'
import styles from './styles.css'

const texts = {
  failures: failuresTexts,
  results: resultsTexts,
  'hotel-parts': hotelPartsTexts,
  counts: countsTexts,
  'server-words': serverWords,
}

export function define(): void {
  defineElement(stayResults, gated(StayResults), { styles: [card, form, hotel, styles], texts })
}
