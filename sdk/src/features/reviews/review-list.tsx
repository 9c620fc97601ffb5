import type { Review } from '@staykit/contract'
import { formatDate, formatScore, listText } from '@staykit/domain'
import type { HotelReviews } from '@staykit/stores/hotel'
import { sayNamed } from '../../messages/translate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icon/icons.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { useFailure } from '../use-failure.ts'
import css from './review-list.css'

interface ReviewListProps {
  /** Undefined before the first request. */
  reviews: HotelReviews | undefined
  /** Maximum number of reviews shown. */
  most?: number
  onRetry: () => void
}

/** A list of guest reviews, or why there are none; its texts are in the catalogue `reviews`. */
export function ReviewList({ reviews, most, onRetry }: ReviewListProps) {
  const { t } = useWidget()
  useSheet(css)
  useFailure(reviews?.error, onRetry)
  const items = reviews?.items.slice(0, most) ?? []
  if (items.length === 0 && reviews?.status === 'failed')
    return <NotLoaded text={t('reviewsFailed')} onRetry={onRetry} />
  if (items.length === 0 && reviews?.status !== 'ready')
    return (
      <p className="loading" role="status">
        <span className="spin" />
        {t('loadingReviews')}
      </p>
    )
  if (items.length === 0) return <p className="muted">{t('noReviews')}</p>
  return (
    <ul className="reviews">
      {items.map((review) => (
        <li key={review.id}>
          <ReviewBox review={review} />
        </li>
      ))}
    </ul>
  )
}

function ReviewBox({ review }: { review: Review }) {
  const { t, settings } = useWidget()
  const { travelerType = '', travelerTypeID } = review
  const traveler = travelerTypeID ? sayNamed(t, `traveler.${travelerTypeID}`, travelerType) : travelerType
  const score = formatScore(review.score, settings.locale)
  const month = formatDate(review.timestamp.slice(0, 10), settings.locale, { month: 'long', year: 'numeric' })
  return (
    <article className="review">
      <div className="row">
        <span className="score" role="img" aria-label={t('scoreOf', { score })}>
          {score}
        </span>
        <span>
          <b className="b">{review.author}</b>
          <span className="who">{listText([traveler, month], settings.locale)}</span>
        </span>
      </div>
      {review.pros && (
        <p className="said pro">
          <Icon d={plusIcon} />
          <span className="sr">{t('pros')}: </span>
          <bdi>{review.pros}</bdi>
        </p>
      )}
      {review.cons && (
        <p className="said">
          <Icon d={minusIcon} />
          <span className="sr">{t('cons')}: </span>
          <bdi>{review.cons}</bdi>
        </p>
      )}
    </article>
  )
}
