import { useWidget } from '../../runtime/widget.ts'

/** Placeholder of the page while the hotel loads. */
export function HotelSkeleton() {
  const { t } = useWidget()
  return (
    <div className="waiting" role="status" aria-label={t('loadingHotel')}>
      <span className="skel title" />
      <span className="skel" />
      <span className="skel picture" />
      <span className="skel title" />
      <span className="skel" />
      <span className="skel" />
    </div>
  )
}
