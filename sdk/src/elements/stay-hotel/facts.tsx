import type { Hotel } from '@staykit/contract'
import { clockText } from '@staykit/domain'
import { AmenityIcon } from '../../features/hotel/amenity-icon.tsx'
import { sayNamed } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Expandable } from '../../ui/expandable/expandable.tsx'

interface Facts {
  hotel: Hotel
}

export function Description({ hotel }: Facts) {
  const { t } = useWidget()
  if (!hotel.description) return null
  return (
    <section className="part" data-section="description">
      <h2 className="h3">{t('description')}</h2>
      <Expandable>
        {hotel.description.split(/\n+/).map((text) => (
          <p key={text} className="measure">
            <bdi>{text}</bdi>
          </p>
        ))}
      </Expandable>
    </section>
  )
}

export function Amenities({ hotel }: Facts) {
  const { t } = useWidget()
  if (hotel.amenities.length === 0) return null
  return (
    <section className="part" data-section="amenities">
      <h2 className="h3">{t('amenities')}</h2>
      <ul className="grid">
        {hotel.amenities.map(({ id, name }) => (
          <li key={id} className="row">
            <AmenityIcon id={id} />
            {sayNamed(t, `amenity.${id}`, name)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ImportantInfo({ hotel }: Facts) {
  const { t, settings } = useWidget()
  const own = hotel.importantInfo ?? []
  // Suppliers name their parts in English, whatever the page speaks.
  const timed = (name: string, title: string, time: string | undefined) => ({
    name,
    title,
    content: [
      ...(time ? [clockText(time, settings.locale)] : []),
      ...(own.find((info) => info.title === name)?.content ?? []),
    ],
  })
  const times = [
    timed('Check-in', t('checkInTime'), hotel.checkInTime),
    timed('Check-out', t('checkOutTime'), hotel.checkOutTime),
  ]
  const others = own.filter(({ title }) => times.every(({ name }) => name !== title))
  const all = [...times, ...others].filter(({ content }) => content.length > 0)
  if (all.length === 0) return null
  return (
    <section className="part" data-section="info">
      <h2 className="h3">{t('importantInfo')}</h2>
      <dl className="grid two">
        {all.map(({ title, content }) => (
          <div key={title}>
            <dt className="b">{title}</dt>
            {content.map((text) => (
              <dd key={text} className="muted">
                <bdi>{text}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
