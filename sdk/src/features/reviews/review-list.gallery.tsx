import type { HotelReviews } from '@staykit/stores/hotel'
import { messages as parts } from '@staykit/words/en/hotel-parts'
import { messages as reviews } from '@staykit/words/en/reviews'
import { useSheet } from '../../runtime/widget.ts'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import hotel from '../hotel/hotel.css'
import { ReviewList } from './review-list.tsx'

const review = (id: string, pros: string, cons: string) => ({
  id,
  author: id,
  score: 8.8,
  travelerType: 'Couple',
  travelerTypeID: 'couple',
  timestamp: '2026-10-04T09:00:00Z',
  pros,
  cons,
})
const some = [
  review('Ana', 'The breakfast, and the view.', ''),
  review('Jonas', 'Quiet rooms.', 'The lift is slow.'),
]
const long = [
  review(
    'A traveller with a long name of several parts',
    'The house, the people and the river. '.repeat(12),
    '',
  ),
]

interface ListProps {
  readonly status: HotelReviews['status']
  readonly items?: typeof some
}

function List({ status, items = [] }: ListProps) {
  useSheet(hotel)
  const state: HotelReviews = { status, items, page: 1, maxPage: 1, sort: '' }
  return <ReviewList reviews={state} onRetry={() => {}} />
}

export const page: GalleryPage = {
  texts: { 'hotel-parts': parts, reviews },
  states: {
    default: () => <List status="ready" items={some} />,
    loading: () => <List status="loading" />,
    empty: () => <List status="ready" />,
    error: () => <List status="failed" />,
    longText: () => <List status="ready" items={long} />,
  },
  keyboard: { 'Enter, Space': 'on the button, where they could not be loaded, ask again' },
}
