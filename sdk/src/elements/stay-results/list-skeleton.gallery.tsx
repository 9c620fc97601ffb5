import { messages as results } from '@staykit/words/en/results'
import { useSheet } from '../../runtime/widget.ts'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import css from './listing.css'

function Waiting() {
  useSheet(css)
  return <ListSkeleton />
}

export const page: GalleryPage = {
  texts: { results },
  states: { default: () => <Waiting />, narrow: () => <Waiting /> },
  keeps: ['PLT-062'],
}
