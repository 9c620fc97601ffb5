import { messages as steps } from '@staykit/words/en/steps'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import { BookingSteps } from './booking-steps.tsx'

export const page: GalleryPage = {
  texts: { steps },
  states: {
    default: () => <BookingSteps current="DETAILS" />,
    chooseARoom: () => <BookingSteps current="CHOOSE_ROOM" />,
    paying: () => <BookingSteps current="DETAILS" isSecuring />,
    booked: () => <BookingSteps current="BOOKING" />,
  },
  keeps: ['HOT-164', 'HOT-165', 'HOT-166'],
}
