import { useSheet } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import css from './icon.gallery.css'
import { Icon } from './icon.tsx'
import { backIcon, calendarIcon, forwardIcon, hotelIcon, peopleIcon, pinIcon, searchIcon } from './icons.ts'

const some = [pinIcon, calendarIcon, peopleIcon, searchIcon, hotelIcon]

function Row({ className = '' }: { className?: string }) {
  useSheet(css)
  return (
    <p className={`row wrap ${className}`}>
      {some.map((d) => (
        <Icon key={d} d={d} />
      ))}
      <Icon d={backIcon} className="flip" />
      <Icon d={forwardIcon} className="flip" />
    </p>
  )
}

export const page: GalleryPage = {
  states: {
    default: () => <Row />,
    large: () => <Row className="gallery-large" />,
    inAButton: () => (
      <button type="button" className="btn primary">
        <Icon d={searchIcon} />
        Search
      </button>
    ),
    alone: () => (
      <button type="button" className="btn icon" aria-label="Search">
        <Icon d={searchIcon} />
      </button>
    ),
  },
}
