import { useStore } from '@nanostores/react'
import { type Hotel, type Review, type ReviewSort, reviewSorts } from '@staykit/contract'
import { formatScore } from '@staykit/domain'
import { createReviews, type HotelReviews, type ReviewsStore } from '@staykit/stores/hotel'
import { map } from 'nanostores'
import { useEffect, useId, useMemo, useState } from 'react'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icons.ts'

/** Reviews on the details page (HOT-097). */
const SHOWN = 6

const none = map<Record<string, HotelReviews>>({})
const sortTexts: Readonly<Record<ReviewSort, string>> = {
  '': 'newest',
  'average_rating.desc': 'best',
  'average_rating.asc': 'worst',
}
const kept = new WeakMap<object, ReviewsStore>()

/** The first six reviews in the chosen order. */
export function Reviews({ hotel, services }: { hotel: Hotel; services: Services | undefined }) {
  const { t } = useWidget()
  const id = useId()
  const [sort, setSort] = useState<ReviewSort>('')
  const store = useMemo(() => {
    if (!services) return undefined
    const own = kept.get(services) ?? createReviews(services.client)
    kept.set(services, own)
    return own
  }, [services])
  useEffect(() => void store?.load(hotel.id, SHOWN, sort), [store, hotel.id, sort])
  const reviews = useStore(store?.$reviews ?? none)[hotel.id]
  const isLoading = !reviews || (reviews.status === 'loading' && reviews.items.length === 0)

  return (
    <section className="part" data-section="reviews">
      <div className="row wrap between">
        <h2 className="h3">{t('reviews')}</h2>
        <label className="row" htmlFor={id}>
          <span className="sr">{t('reviewSort')}</span>
          <select
            id={id}
            className="input fit"
            value={sort}
            onChange={(event) => {
              const next = reviewSorts.find((known) => known === event.target.value)
              if (next !== undefined) setSort(next)
            }}
          >
            {reviewSorts.map((known) => (
              <option key={known} value={known}>
                {t(sortTexts[known])}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isLoading && (
        <p className="loading" role="status">
          <span className="spin" />
          {t('loadingReviews')}
        </p>
      )}
      {!isLoading && reviews.items.length === 0 && <p className="muted">{t('noReviews')}</p>}
      {!isLoading && (
        <ul className="reviews">
          {reviews.items.slice(0, SHOWN).map((review) => (
            <li key={review.id}>
              <ReviewBox review={review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ReviewBox({ review }: { review: Review }) {
  const { t, settings } = useWidget()
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
          <span className="who">{[review.travelerType, month].filter(Boolean).join(', ')}</span>
        </span>
      </div>
      {review.pros && (
        <p className="said pro">
          <Icon d={plusIcon} />
          <span className="sr">{t('pros')}: </span>
          {review.pros}
        </p>
      )}
      {review.cons && (
        <p className="said">
          <Icon d={minusIcon} />
          <span className="sr">{t('cons')}: </span>
          {review.cons}
        </p>
      )}
    </article>
  )
}
