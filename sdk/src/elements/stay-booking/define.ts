import { messages as bookingPageTexts } from '@staykit/words/en/booking-page'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import { StayBooking } from './component.tsx'
import { stayBooking } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayBooking, withBrand(StayBooking), {
    styles: [styles],
    texts: { 'booking-page': bookingPageTexts },
  })
}
