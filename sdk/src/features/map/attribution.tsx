import { useWidget } from '../../runtime/widget.ts'

/** From this zoom on, travellers look for streets. */
const STREETS_FROM = 12

/** Sources of the map; for our own, the note that it has no streets. */
export function Attribution({ of, zoom }: { of: string | undefined; zoom: number }) {
  const { t } = useWidget()
  if (of !== undefined) return of ? <p className="map-by">{of}</p> : null
  return (
    <p className="map-by">
      {zoom >= STREETS_FROM && <span>{t('noStreets')} · </span>}
      <bdi>
        ©{' '}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          OpenStreetMap contributors
        </a>
        , GeoNames
      </bdi>
    </p>
  )
}
