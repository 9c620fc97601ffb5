import type { Hotel } from '@staykit/contract'
import { formatScore, scoreWord } from '@staykit/domain'
import { useWidget } from '../../runtime/widget.ts'

interface ScoreProps {
  readonly score: Hotel['score']
  /** Opens the reviews, if there are any. */
  readonly onOpen?: () => void
}

/** The guest score out of 10 with its word and the number of reviews. */
export function Score({ score, onOpen }: ScoreProps) {
  const { t, settings } = useWidget()
  if (!score) return <span className="sm muted">{t('noScore')}</span>
  const value = formatScore(score.guestScore, settings.locale)
  const { guestScoreCount: count } = score
  const word = scoreWord(score.guestScore)
  const Tag = onOpen && count > 0 ? 'button' : 'span'
  return (
    <Tag className="row scored" {...(Tag === 'button' ? { type: 'button', onClick: onOpen } : {})}>
      <span className="score" role="img" aria-label={t('scoreOf', { score: value })}>
        {value}
      </span>
      <span className="sm">
        {word && <b className="b">{t(`score.${word}`)}</b>}{' '}
        <span className="muted">{t('reviewCount', { count })}</span>
      </span>
    </Tag>
  )
}
