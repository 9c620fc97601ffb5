import type { Hotel } from '@staykit/contract'
import { formatScore, MAX_SCORE, scoreWord } from '@staykit/domain'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'

/** The guest score as a circle, with the number of reviews. */
export function Overview({ hotel, onMap }: { hotel: Hotel; onMap: () => void }) {
  const { t, settings } = useWidget()
  const { score } = hotel
  const word = score && scoreWord(score.guestScore)
  const value = score && formatScore(score.guestScore, settings.locale)
  return (
    <section className="card overview">
      {score && value && (
        <span className="ring" role="img" aria-label={t('scoreOf', { score: value })}>
          <svg
            viewBox="0 0 104 104"
            aria-hidden="true"
            style={{ '--share': (score.guestScore / MAX_SCORE) * 100 } as object}
          >
            <circle cx="52" cy="52" r="46" pathLength={100} />
            <circle cx="52" cy="52" r="46" pathLength={100} />
          </svg>
          <b>{value}</b>
        </span>
      )}
      <div className="grow">
        {word && (
          <Heading level={2} className="h3">
            {t(`score.${word}`)}
          </Heading>
        )}
        <p className="b">{t('overallScore')}</p>
        <p className="muted">{score ? t('basedOn', { count: score.guestScoreCount }) : t('noScoreYet')}</p>
      </div>
      <button type="button" className="btn" onClick={onMap}>
        <Icon d={pinIcon} />
        {t('hotelLocation')}
      </button>
    </section>
  )
}
