import { messages as mapTexts } from '@staykit/words/en/map'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Services } from '../../page/services.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { Attribution } from './attribution.tsx'
import { fitIcon } from './icons.ts'
import css from './map.css'
import { useMapSource } from './map-source.ts'
import { type MapProps, useMap } from './use-map.ts'

export interface LiveMapProps extends Omit<MapProps, 'onOneFinger'> {
  services: Services | undefined
  /** Called after the traveller has pressed the button that shows all hotels. */
  onFit?: () => void
  /** Content over the map. */
  children?: ReactNode
}

function MapWidget({ services, onFit, children, ...props }: LiveMapProps) {
  const { t } = useWidget()
  useSheet(css)
  const found = useMapSource(services, props.center)
  const source = found === 'none' ? undefined : found
  const { isShown, show } = useHint()
  const { box, view, zoom } = useMap(source, { ...props, onOneFinger: show })
  const { points, fitted, isFullScreen, isWay } = props
  return (
    <section className={isFullScreen ? 'map full' : 'map'} aria-label={t('map')}>
      <div className="map-box" ref={box} data-zoom={zoom} />
      <div className="map-zoom">
        <button
          type="button"
          className="btn icon"
          aria-label={t('zoomIn')}
          onClick={() => view.current?.zoomBy(1)}
        >
          <Icon d={plusIcon} />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={t('zoomOut')}
          onClick={() => view.current?.zoomBy(-1)}
        >
          <Icon d={minusIcon} />
        </button>
        {fitted && !isWay && (
          <button
            type="button"
            className="btn icon"
            aria-label={t('fitAll', { count: points.length })}
            onClick={() => {
              view.current?.fit(points)
              onFit?.()
            }}
          >
            <Icon d={fitIcon} />
          </button>
        )}
      </div>
      {source?.attribution && <Attribution of={source.attribution} />}
      {children}
      {isShown && (
        <p className="map-hint" aria-hidden="true">
          {t('twoFingers')}
        </p>
      )}
    </section>
  )
}

/** Time for which the hint is displayed after the finger has moved, ms. */
const HINT_MS = 1000

/** The hint about two fingers, while one finger scrolls the page from the map. */
function useHint() {
  const { timers } = useWidget().environment
  const [isShown, setShown] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const show = () => {
    stop.current()
    setShown(true)
    stop.current = timers.after(HINT_MS, () => setShown(false))
  }
  return { isShown, show }
}

/** A map with the prices of the hotels, on the tiles of the brand. */
export const LiveMap = withTexts({ map: mapTexts }, MapWidget)
