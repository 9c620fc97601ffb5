import hotel from '../../features/hotel/hotel.css'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as hotelPartsTexts } from '../../messages/en-US/hotel-parts.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { StayRates } from './component.tsx'
import { stayRates } from './element.ts'

export function define(): void {
  defineElement(stayRates, gated(StayRates), {
    styles: [card, hotel],
    texts: { failures: failuresTexts, 'hotel-parts': hotelPartsTexts },
  })
}
