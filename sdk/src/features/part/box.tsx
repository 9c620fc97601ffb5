import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { BookingStore } from '@staykit/stores/booking'
import { messages as partTexts } from '@staykit/words/en/part'
import { useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { Contact } from './contact.tsx'
import { PartDialog } from './dialog.tsx'
import { PartNews } from './news.tsx'

export interface PartBoxProps {
  readonly booking: Contract
  readonly store: BookingStore
}

type Kind = 'room' | 'night'

/** Cancels a room, or the last night, of a trip; where that is not possible, says whom to ask. */
function Box({ booking, store }: PartBoxProps) {
  const { t } = useWidget()
  const news = useStore(store.$part)
  const [asking, setAsking] = useState<Kind>()
  const { parts } = booking
  const flags = [parts?.room, parts?.night]
  // With a reason, the traveller can choose again.
  const isKept = news?.state === 'refused' && !news.error?.reason
  const button = (kind: Kind) =>
    parts?.[kind] && (
      <button type="button" className="btn" onClick={() => setAsking(kind)}>
        {t(kind === 'room' ? 'cancelRoom' : 'leaveEarlier')}
      </button>
    )
  const hasOffer = flags.some((flag) => flag !== undefined)
  return (
    <>
      {/* The outcome of the last part stands apart from the question for the next one. */}
      {news && <PartNews news={news} booking={booking} />}
      {(hasOffer || isKept) && (
        <section className="card col trip-part">
          {hasOffer && (
            <Heading level={2} className="b">
              {t('partTitle')}
            </Heading>
          )}
          {flags.includes(true) && (
            <div className="acts">
              {button('room')}
              {button('night')}
            </div>
          )}
          {(flags.includes(false) || isKept) && <Contact booking={booking} />}
        </section>
      )}
      {asking && <PartDialog {...{ kind: asking, booking, store, onClose: () => setAsking(undefined) }} />}
    </>
  )
}

export const PartBox = withTexts({ part: partTexts }, Box)
