import { type StayDate, toBadgeDate } from '@staykit/domain'
import { useLayoutEffect, useRef } from 'react'
import { useSheet, useWidget } from '../runtime/widget.ts'
import css from './loading-overlay.css'

export interface ShadeProps {
  checkIn: StayDate
  checkOut: StayDate
  /** Covers the whole page instead of the widget. */
  page?: boolean
}

/** The loading screen: it says what is going on, and for which stay (HOT-056). */
export function Shade({ checkIn, checkOut, page = false }: ShadeProps) {
  const { t, settings } = useWidget()
  const ref = useRef<HTMLDivElement>(null)
  useSheet(css)
  useLayoutEffect(() => {
    if (!page || !ref.current) return
    ref.current.setAttribute('popover', 'manual')
    ref.current.showPopover()
  }, [page])
  return (
    <div ref={ref} className={page ? 'shade page' : 'shade'} role="status">
      <p className="shade-t">{t('findingDeals')}</p>
      <span className="bar" />
      <p className="row wrap">
        <span>
          {t('shadeCheckIn')} <b>{toBadgeDate(checkIn, settings.locale)}</b>
        </span>
        <span>
          {t('shadeCheckOut')} <b>{toBadgeDate(checkOut, settings.locale)}</b>
        </span>
      </p>
    </div>
  )
}
