import { stayFigures, type Trip } from '@staykit/stores/trips'
import { useWidget } from '../../runtime/widget.ts'

/** Statistics of the member's stays; hidden before the first one. */
export function Figures({ trips }: { readonly trips: readonly Trip[] }) {
  const { t } = useWidget()
  const { stays, nights, savedPercent } = stayFigures(trips)
  if (stays === 0) return null
  return (
    <ul className="row wrap" part="figures">
      <li className="tag">{t('stays', { count: stays })}</li>
      <li className="tag">{t('nights', { count: nights })}</li>
      {savedPercent > 0 && <li className="tag good">{t('saved', { percent: savedPercent })}</li>}
    </ul>
  )
}
