import { messages as parts } from '@staykit/words/en/hotel-parts'
import { useSheet } from '../../runtime/widget.ts'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import css from './hotel.css'
import { Stars } from './stars.tsx'

function Rated({ rating }: { rating: number }) {
  useSheet(css)
  return <Stars rating={rating} />
}

export const page: GalleryPage = {
  texts: { 'hotel-parts': parts },
  states: {
    default: () => <Rated rating={3.5} />,
    five: () => <Rated rating={5} />,
    one: () => <Rated rating={1} />,
    empty: () => (
      <p className="muted">
        No rating shows nothing.
        <Rated rating={0} />
      </p>
    ),
  },
  keeps: ['PLT-057'],
}
