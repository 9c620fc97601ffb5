import { messages as reviews } from '@staykit/words/en/reviews'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { NotLoaded } from './not-loaded.tsx'

/** The retry button fails each time and counts. */
function Retried({ text }: { text?: string }) {
  const [times, count] = useState(0)
  return (
    <>
      <NotLoaded text={text} onRetry={() => count(times + 1)} />
      <p className="sm muted num">{times}</p>
    </>
  )
}

export const page: GalleryPage = {
  texts: { reviews },
  states: {
    default: () => <Retried />,
    withItsOwnWords: () => <Retried text={useWidget().t('reviewsFailed')} />,
    longText: () => (
      <Retried text={'The part that belongs here did not come, whatever was tried. '.repeat(5)} />
    ),
  },
  keyboard: { 'Enter, Space': 'on the button ask again' },
}
