import { messages as results } from '@staykit/words/en/results'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Pages } from './pages.tsx'

let count = 0

function Turned({ start, pages }: { start: number; pages: number }) {
  const { t } = useWidget()
  const [page, turn] = useState(start)
  // Several navigations of a page need names of their own.
  const [number] = useState(() => ++count)
  return <Pages label={`${t('pages')} ${number}`} page={page} pages={pages} onPage={turn} />
}

export const page: GalleryPage = {
  texts: { results },
  states: {
    default: () => <Turned start={4} pages={9} />,
    atTheStart: () => <Turned start={1} pages={5} />,
    atTheEnd: () => <Turned start={3} pages={3} />,
    longText: () => <Turned start={812} pages={999} />,
    empty: () => (
      <p className="muted">
        One page needs no numbers.
        <Turned start={1} pages={1} />
      </p>
    ),
  },
  keyboard: { Tab: 'goes from page to page', 'Enter, Space': 'turn to it' },
  keeps: ['PLT-065'],
}
