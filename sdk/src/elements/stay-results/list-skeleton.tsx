import { useWidget } from '../../runtime/widget.ts'

const rows = ['a', 'b', 'c', 'd']

/** Placeholder of the list while it loads, so that nothing moves. */
export function ListSkeleton() {
  const { t } = useWidget()
  return (
    <div className="list" role="status" aria-label={t('loadingHotels')}>
      {rows.map((row) => (
        <div key={row} className="item">
          <div className="listing">
            <div className="thumb skel" />
            <div className="body">
              <div className="facts">
                <span className="skel wide" />
                <span className="skel" />
                <span className="skel" />
              </div>
              <div className="foot">
                <span className="skel tall" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
