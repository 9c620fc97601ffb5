import { messages as parts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { useSheet } from '../../runtime/widget.ts'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import css from './hotel.css'
import { Score } from './score.tsx'

const superb = { guestScore: 9.2, scoreDescription: 'Superb', guestScoreCount: 1284 }

function Said({ score, opens }: { score?: typeof superb; opens?: boolean }) {
  useSheet(css)
  return <Score score={score} {...(opens ? { onOpen: () => {} } : {})} />
}

export const page: GalleryPage = {
  texts: { 'hotel-parts': parts, 'hotel-words': hotelWordsTexts },
  states: {
    default: () => <Said score={superb} />,
    opensReviews: () => <Said score={superb} opens />,
    oneReview: () => (
      <Said score={{ ...superb, guestScore: 6.1, scoreDescription: 'Pleasant', guestScoreCount: 1 }} />
    ),
    empty: () => <Said />,
  },
  keyboard: { 'Enter, Space': 'open the reviews, where there are some' },
}
