import type { Hotel } from '@staykit/contract'
import { useWidget } from '../../widget.ts'

/** The guest score out of 10 with its word and its number of reviews. */
export function Score({ score }: { score: Hotel['score'] }) {
  const { t, settings } = useWidget()
  if (!score) return <span className="sm muted">{t('noScore')}</span>
  const value = new Intl.NumberFormat(settings.locale, { minimumFractionDigits: 1 }).format(score.guestScore)
  return (
    <span className="row">
      <span className="score" role="img" aria-label={t('scoreOf', { score: value })}>
        {value}
      </span>
      <span className="sm">
        <b className="b">{score.scoreDescription}</b>{' '}
        <span className="muted">{t('reviewCount', { count: score.guestScoreCount })}</span>
      </span>
    </span>
  )
}
