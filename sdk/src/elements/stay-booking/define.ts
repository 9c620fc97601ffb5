import { messages as bookingPageTexts } from '@staykit/words/en/booking-page'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { defineElement } from '../../runtime/define-element.tsx'
import { StayBooking } from './component.tsx'
import { stayBooking } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayBooking, StayBooking, {
    styles: [styles],
    texts: { failures: failuresTexts, 'booking-page': bookingPageTexts },
  })
}
