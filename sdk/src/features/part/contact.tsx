import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { BrandState } from '@staykit/stores/brand'
import { messages as partTexts } from '@staykit/words/en/part'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'

const loading = atom<BrandState>({ status: 'loading' })

export interface ContactProps {
  readonly booking: Contract
}

interface LinesProps extends ContactProps {
  readonly lead: string
  /** The beginning of the mail. */
  readonly body: string
}

/** Whom to ask about a trip: the hotel by phone, the brand by a mail that has the trip number. */
function Lines({ booking, lead, body }: LinesProps) {
  const { t } = useWidget()
  const brand = useServices()?.brand
  const state = useStore(brand?.$brand ?? loading)
  useEffect(() => void brand?.load(), [brand])
  const { hotel, tripNumber: trip = '' } = booking
  const { phoneNumber } = hotel
  const email = state.status === 'ready' ? state.brand.supportEmail : ''
  const mail = new URLSearchParams({ subject: t('partMailSubject', { trip }), body })
  return (
    <div className="col g2 sm">
      <p>{lead}</p>
      {phoneNumber && (
        <p>
          {hotel.name}:{' '}
          <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
            <bdi>{phoneNumber}</bdi>
          </a>
        </p>
      )}
      {email && (
        <p>
          {/* A mail program reads a plus sign as one. */}
          <a href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}>{email}</a>
        </p>
      )}
    </div>
  )
}

/** The contact for a part that cannot be cancelled here. */
export function Contact({ booking }: ContactProps) {
  const { t } = useWidget()
  const { hotel, tripNumber: trip = '' } = booking
  const body = t('partMail', { trip, hotel: hotel.name })
  return <Lines booking={booking} lead={t('partContact', { trip })} body={body} />
}

/** The contact for a stay that returns nothing: the hotel still wants to know who does not come. */
function Absence({ booking }: ContactProps) {
  const { t } = useWidget()
  return <Lines booking={booking} lead={t('cannotCome')} body="" />
}

export const CannotCome = withTexts({ part: partTexts }, Absence)
