import { messages as changeTexts } from '@staykit/words/en/change'
import { messages as panelsTexts } from '@staykit/words/en/panels'
import { withTexts } from '../../ui/with-texts.tsx'
import { Banner } from './banner.tsx'
import { ChangeDialog } from './dialog.tsx'
import type { ChangePartProps } from './part.tsx'
import { Replaced } from './replaced.tsx'

const texts = { change: changeTexts }

function Note({ of, ...control }: ChangePartProps) {
  if (typeof of === 'string') return <Banner hotelId={of} />
  if (!('hotel' in of)) return null
  return of.isBooked ? <Replaced booking={of} /> : <Banner hotelId={of.hotel.id} contract={of} {...control} />
}

/** The change above a hotel's rates (its id), a contract to be paid, or a booking. */
export const ChangeNote = withTexts(texts, Note)

/** Changes the dates of a trip in a dialog. */
export const ChangeQuestion = withTexts({ ...texts, panels: panelsTexts }, ChangeDialog)
