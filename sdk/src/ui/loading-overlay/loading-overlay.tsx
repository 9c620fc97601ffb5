import { type StayDate, toBadgeDate } from '@staykit/domain'
import { messages as overlayTexts } from '@staykit/words/en/loading-overlay'
import { useLayoutEffect, useRef } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import later from '../../styles/later.css'
import { toTopLayer } from '../layer/top-layer.ts'
import { withTexts } from '../with-texts.tsx'
import css from './loading-overlay.css'

export interface LoadingOverlayProps {
  /** Empty when the address has dates that cannot be read. */
  checkIn: StayDate | ''
  checkOut: StayDate | ''
  /** Covers the whole page instead of the widget. */
  page?: boolean
}

function Overlay({ checkIn, checkOut, page = false }: LoadingOverlayProps) {
  const { t, settings } = useWidget()
  const ref = useRef<HTMLDivElement>(null)
  useSheet(later)
  useSheet(css)
  useLayoutEffect(() => {
    if (page && ref.current) return toTopLayer(ref.current)
  }, [page])
  return (
    <div ref={ref} className={page ? 'loading-overlay page' : 'loading-overlay'} role="status">
      <p className="loading-overlay-t">{t('findingDeals')}</p>
      <span className="bar" />
      {checkIn && checkOut && (
        <p className="row wrap">
          <span>
            {t('overlayCheckIn')} <b>{toBadgeDate(checkIn, settings.locale)}</b>
          </span>
          <span>
            {t('overlayCheckOut')} <b>{toBadgeDate(checkOut, settings.locale)}</b>
          </span>
        </p>
      )}
    </div>
  )
}

/** The loading screen: what is loading, and the stay (HOT-056). */
export const LoadingOverlay = withTexts({ 'loading-overlay': overlayTexts }, Overlay)
