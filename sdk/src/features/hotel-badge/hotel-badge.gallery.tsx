import { addNights } from '@staykit/domain'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import { HotelBadge } from './hotel-badge.tsx'

interface BookedProps {
  /** Days from today. */
  readonly from?: number
  readonly name?: string
  readonly isNew?: boolean
}

let count = 0

function Booked({ from = 12, name = 'Casa do Miradouro', isNew }: BookedProps) {
  const start = addNights(useWidget().environment.clock.today(), from)
  const score = isNew ? undefined : { guestScore: 9.2, scoreDescription: 'Superb', guestScoreCount: 0 }
  const hotel = {
    id: '800-7',
    // Several regions of a page need names of their own.
    name: `${name} ${++count}`,
    thumbnails: [],
    location: { lat: 38.71, lng: -9.13, display: 'Rua da Graça 12, Lisbon' },
    score,
  }
  return <HotelBadge checkIn={start} checkOut={addNights(start, 3)} hotel={hotel} />
}

export const page: GalleryPage = {
  texts: { 'hotel-words': hotelWordsTexts },
  states: {
    default: () => <Booked />,
    past: () => <Booked from={-30} />,
    empty: () => <Booked isNew />,
    longText: () => (
      <Booked name="The Grand Hotel and Residences above the Old Harbour of the Northern Islands" />
    ),
  },
  keyboard: {
    Tab: 'goes to the score, where there are reviews to read, and to the ride',
    'Enter, Space': 'on the score open the reviews in a dialog',
  },
  keeps: ['PLT-037', 'PLT-038', 'PLT-166'],
}
