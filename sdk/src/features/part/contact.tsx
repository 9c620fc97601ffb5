import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { BrandState } from '@staykit/stores/brand'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

const loading = atom<BrandState>({ status: 'loading' })

/** Whom to ask about a part of a trip: the hotel by phone, the brand by a mail that has the trip number. */
export function Contact({ booking }: { readonly booking: Contract }) {
  const { t } = useWidget()
  const brand = useServices()?.brand
  const state = useStore(brand?.$brand ?? loading)
  useEffect(() => void brand?.load(), [brand])
  const { hotel, tripNumber: trip = '' } = booking
  const { phoneNumber } = hotel
  const email = state.status === 'ready' ? state.brand.supportEmail : ''
  const mail = new URLSearchParams({
    subject: t('partMailSubject', { trip }),
    body: t('partMail', { trip, hotel: hotel.name }),
  })
  return (
    <div className="col g2 sm">
      <p>{t('partContact', { trip })}</p>
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
