import type { Hotel } from '@staykit/contract'
import { clockText, formatDate, formatScore, metresBetween, saidDistance, scoreWord } from '@staykit/domain'
import { distanceText } from '../../features/map/distance-text.ts'
import { useWidget } from '../../runtime/widget.ts'

interface ThreeFactsProps {
  readonly hotel: Hotel
  /** The last day of free cancellation that a rate has, an instant; undefined without such a rate or before the rates are loaded. */
  readonly freeBy: string | undefined
  readonly onReviews: () => void
}

/** On a small screen: score, distance and free cancellation, or else the time of check-in, in one box. */
export function ThreeFacts({ hotel, freeBy, onReviews }: ThreeFactsProps) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const { score, location } = hotel
  const word = score && scoreWord(score.guestScore)
  const center = location.center
  const distance = center && distanceText(saidDistance(metresBetween(center, location.geo), locale), locale)
  // The sentence of the distance, around it: it stands on a line of its own.
  const [before = '', after = ''] = t('fromCenter', { distance: '\n' }).split('\n')
  return (
    <ul className="three">
      <li>
        {score ? (
          <button type="button" onClick={onReviews}>
            <b className="num">
              {formatScore(score.guestScore, locale)} {word && t(`score.${word}`)}
            </b>
            {t('reviewCount', { count: score.guestScoreCount })}
          </button>
        ) : (
          t('noScore')
        )}
      </li>
      {distance && (
        <li>
          {before}
          <b className="num">{distance}</b>
          {after}
        </li>
      )}
      {freeBy ? (
        <li>
          <b>
            {t('freeToDay', {
              day: formatDate(freeBy.slice(0, 10), locale, { month: 'short', day: 'numeric' }),
            })}
          </b>
          {t('freeCancellation')}
        </li>
      ) : (
        hotel.checkInTime && (
          <li>
            <b className="num">{clockText(hotel.checkInTime, locale)}</b>
            {t('checkIn')}
          </li>
        )
      )}
    </ul>
  )
}
