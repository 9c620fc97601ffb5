import type { Hotel } from '@staykit/contract'
import { clockText } from '@staykit/domain'
import { AmenityIcon } from '../../features/hotel/amenity-icon.tsx'
import { sayNamed } from '../../messages/translate.ts'
import { Heading } from '../../runtime/heading.tsx'
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
      <Heading level={2} className="h3">
        {t('description')}
      </Heading>
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
      <Heading level={2} className="h3">
        {t('amenities')}
      </Heading>
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
  const timed = (kind: 'checkIn' | 'checkOut', title: string, time: string | undefined) => {
    const info = own.find((each) => each.kind === kind)
    return {
      title,
      time: time && clockText(time, settings.locale),
      content: info?.content ?? [],
      lang: info?.lang,
      titleLang: undefined,
    }
  }
  const times = [
    timed('checkIn', t('checkInTime'), hotel.checkInTime),
    timed('checkOut', t('checkOutTime'), hotel.checkOutTime),
  ]
  const others = own
    .filter(({ kind }) => kind !== 'checkIn' && kind !== 'checkOut')
    .map((info) => ({ ...info, time: undefined, titleLang: info.lang }))
  const all = [...times, ...others].filter(({ time, content }) => time || content.length > 0)
  if (all.length === 0) return null
  return (
    <section className="part" data-section="info">
      <Heading level={2} className="h3">
        {t('importantInfo')}
      </Heading>
      <dl className="grid two">
        {all.map(({ title, titleLang, time, content, lang }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: suppliers repeat titles
          <div key={index}>
            <dt className="b" lang={titleLang}>
              {title}
            </dt>
            {time && <dd className="muted">{time}</dd>}
            {content.map((text, textIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: suppliers repeat texts
              <dd key={textIndex} className="muted" lang={lang}>
                <bdi>{text}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
