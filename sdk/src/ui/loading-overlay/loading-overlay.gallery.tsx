import { addNights } from '@staykit/domain'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { LoadingOverlay } from './loading-overlay.tsx'

function Stay({ nights }: { nights: number }) {
  const checkIn = addNights(useWidget().environment.clock.today(), 30)
  return <LoadingOverlay checkIn={checkIn} checkOut={addNights(checkIn, nights)} />
}

export const page: GalleryPage = {
  states: { default: () => <Stay nights={3} />, overAYear: () => <Stay nights={21} /> },
  keeps: ['HOT-056'],
}
