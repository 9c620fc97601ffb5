import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as hotelPartsTexts } from '@staykit/words/en/hotel-parts'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import hotel from '../../features/hotel/hotel.css'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { StayRates } from './component.tsx'
import { stayRates } from './element.ts'

export function define(): void {
  defineElement(stayRates, withBrand(StayRates), {
    styles: [card, hotel],
    texts: { failures: failuresTexts, refusals: refusalsTexts, 'hotel-parts': hotelPartsTexts },
  })
}
