import { gated } from '../../brand-gate.tsx'
import { defineElement } from '../../define-element.tsx'
import { hotelPartsCatalogue } from '../../messages/hotel-parts.ts'
import card from '../../ui/card.css'
import hotel from '../../ui/hotel/hotel.css'
import { StayRates } from './component.tsx'
import { stayRates } from './element.ts'

export function define(): void {
  defineElement(stayRates, gated(StayRates), { styles: [card, hotel], catalogue: hotelPartsCatalogue })
}
