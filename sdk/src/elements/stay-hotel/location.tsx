import type { Hotel } from '@staykit/contract'
import { shownTotal } from '@staykit/stores/hotel'
import { messages as mapTexts } from '@staykit/words/en/map'
import { useMemo, useState } from 'react'
import { useMapSource } from '../../features/map/map-source.ts'
import { StaticMap } from '../../features/map/static-map.tsx'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'

const LiveMap = lazy(() => import('../../features/map/live-map.tsx').then((module) => module.LiveMap))
const Neighborhoods = lazy(
  () => import('../../features/map/neighborhoods.tsx').then((module) => module.Neighborhoods),
  'optional',
)

function Place({ hotel, services }: { hotel: Hotel; services: Services | undefined }) {
  const { t, settings } = useWidget()
  const [open, setOpen] = useState(false)
  const { id, name, location, price } = hotel
  const { geo } = location
  const source = useMapSource(services, geo)
  const points = useMemo(
    () => [
      {
        ...{ id, name, ...geo },
        label: price ? shownTotal(price.final, settings.locale) : name,
      },
    ],
    [id, name, geo, price, settings],
  )
  return (
    <section className="part" data-section="map">
      <Heading level={2} className="h3">
        {t('hotelLocation')}
      </Heading>
      <p>
        <bdi>{location.addressLine1}</bdi>
        <br />
        <bdi className="muted">{location.display}</bdi>
      </p>
      <div className={source === 'none' ? undefined : 'place'}>
        {source === 'none' ? (
          <Neighborhoods center={geo} isHotel />
        ) : open ? (
          <LiveMap center={geo} points={points} services={services} />
        ) : (
          <StaticMap center={geo} alt={t('mapOf', { place: name })} onOpen={() => setOpen(true)} />
        )}
      </div>
    </section>
  )
}

/** The address and a picture of the place, which opens the live map; without streets the distances of the neighborhoods. */
export const Location = withTexts({ map: mapTexts }, Place)
