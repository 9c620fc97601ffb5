import type { HotelQuery } from '@staykit/stores/hotel'
import type { Choice } from '../../features/rates/choice.ts'
import { ChoiceCard } from '../../features/rates/choice-card.tsx'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'

interface SideCardProps {
  /** Undefined while the rates load; null without any. */
  readonly choice: Choice | null | undefined
  readonly query: HotelQuery
  readonly services: Services | undefined
}

/** The chosen rate with Book Now, beside the page. */
export function SideCard({ choice, query, services }: SideCardProps) {
  const { t } = useWidget()
  return (
    <aside className="side" part="side" aria-label={t('yourChoice')}>
      {choice && (
        <div className="card lift">
          <ChoiceCard choice={choice} query={query} services={services} />
        </div>
      )}
      {choice === undefined && <span className="skel buy" />}
    </aside>
  )
}
