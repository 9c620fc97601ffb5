import type { Hotel } from '@staykit/contract'
import { formatScore } from '@staykit/domain'
import { useWidget } from '../../runtime/widget.ts'

/** The guest score out of 10 with its word and its number of reviews. */
export function Score({ score }: { score: Hotel['score'] }) {
  const { t, settings } = useWidget()
  if (!score) return <span className="sm muted">{t('noScore')}</span>
  const value = formatScore(score.guestScore, settings.locale)
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
