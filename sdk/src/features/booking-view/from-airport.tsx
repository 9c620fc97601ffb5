import { type Airport, type Contract, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { metresBetween, saidDistance } from '@staykit/domain'
import { type ReactNode, useMemo, useRef } from 'react'
import { useServices } from '../../page/use-services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useNear } from '../../ui/use-near.ts'
import { distanceText } from '../map/distance-text.ts'
import { useMapSource } from '../map/map-source.ts'
import { Directions } from './directions.tsx'
import css from './from-airport.css'

const LiveMap = lazy(() => import('../map/live-map.tsx').then((part) => part.LiveMap), 'optional')

interface FromAirportProps {
  readonly hotel: Contract['hotel']
  readonly airport: Airport
}

/** The airport of a hotel with its distance and the way, on a map if the brand has streets there. */
export function FromAirport({ hotel, airport }: FromAirportProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const { locale } = settings
  const { geo } = hotel.location
  const distance = distanceText(saidDistance(metresBetween(airport.geo, geo), locale), locale)
  return (
    <section className="card col g3" part="from-airport">
      <Heading level={2} className="h3">
        {t('fromAirport')}
      </Heading>
      <Way hotel={hotel} airport={airport} />
      <p>
        <b lang={SUPPLIER_LANGUAGE}>
          <bdi>
            {airport.name} ({airport.code})
          </bdi>
        </b>
        <span className="line sm muted">{t('airDistance', { distance })}</span>
      </p>
      <p>
        <Directions from={airport.geo} to={geo} text="airportRoute" />
      </p>
    </section>
  )
}

/** The way on a map; nothing where the brand has no streets of one of the two places. */
function Way({ hotel, airport }: FromAirportProps) {
  const { t } = useWidget()
  const services = useServices()
  const { id, name, location } = hotel
  const { geo } = location
  const [here, there] = [useMapSource(services, geo), useMapSource(services, airport.geo)]
  const label = t('hotel')
  const points = useMemo(
    () => [
      { id, name, label, ...geo },
      { id: airport.code, name: airport.name, label: airport.code, ...airport.geo },
    ],
    [id, name, geo, airport, label],
  )
  const chosen = useMemo(() => ({ id }), [id])
  if (!here || here === 'none' || !there || there === 'none') return null
  return (
    <NearBox>
      <LiveMap {...{ services, points, chosen }} center={geo} fitted={points} isWay />
    </NearBox>
  )
}

/** Renders its content once it is near the screen. */
function NearBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, 200)
  return (
    <div className="way" ref={box}>
      {isNear && children}
    </div>
  )
}
