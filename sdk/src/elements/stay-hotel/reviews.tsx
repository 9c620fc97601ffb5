import { useStore } from '@nanostores/react'
import { type Hotel, type ReviewSort, reviewSorts } from '@staykit/contract'
import { formatScore } from '@staykit/domain'
import { createReviews, type HotelReviews, type ReviewsStore, type ReviewTopic } from '@staykit/stores/hotel'
import { messages as reviewsTexts } from '@staykit/words/en/reviews'
import { map } from 'nanostores'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { CircleChart } from '../../ui/circle-chart/circle-chart.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { ReviewTopics } from './review-topics.tsx'

/** Reviews on the details page (HOT-097). */
const SHOWN = 6

const ReviewsModal = lazy(() =>
  import('../../features/hotel-badge/reviews-modal.tsx').then((part) => part.ReviewsModal),
)

const none = map<Record<string, HotelReviews>>({})
const sortTexts = {
  '': 'newest',
  'average_rating.desc': 'best',
  'average_rating.asc': 'worst',
} as const satisfies Readonly<Record<ReviewSort, string>>
const stores = new WeakMap<object, ReviewsStore>()

function SortedReviews({ hotel, services }: { hotel: Hotel; services: Services | undefined }) {
  const { t } = useWidget()
  const id = useId()
  const [sort, setSort] = useState<ReviewSort>('')
  const store = useMemo(() => {
    if (!services) return undefined
    const own = stores.get(services) ?? createReviews(services.client)
    stores.set(services, own)
    return own
  }, [services])
  const [about, setAbout] = useState<ReviewTopic>({})
  const load = useCallback(
    () => void store?.load(hotel.id, SHOWN, sort, about),
    [store, hotel.id, sort, about],
  )
  useEffect(load, [load])
  const reviews = useStore(store?.$reviews ?? none)[hotel.id]
  const { score } = hotel
  const [isOpen, setOpen] = useState(false)
  const hasMore = reviews !== undefined && (reviews.items.length > SHOWN || reviews.page < reviews.maxPage)

  return (
    <section className="part" data-section="reviews">
      <div className="row wrap between">
        <Heading level={2} className="h3 row">
          {t('reviews')}
          {score && <Ring score={score.guestScore} />}
        </Heading>
        <label className="row" htmlFor={id}>
          <span className="sr">{t('reviewSort')}</span>
          <select
            id={id}
            className="input fit"
            value={sort}
            onChange={(event) => {
              const next = reviewSorts.find((each) => each === event.target.value)
              if (next !== undefined) setSort(next)
            }}
          >
            {reviewSorts.map((each) => (
              <option key={each} value={each}>
                {t(sortTexts[each])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ReviewTopics reviews={reviews} about={about} onChange={setAbout} />
      <ReviewList reviews={reviews} most={SHOWN} onRetry={load} />
      {hasMore && (
        <button type="button" className="btn fit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('allReviews')}
        </button>
      )}
      {isOpen && (
        <ReviewsModal hotelId={hotel.id} name={hotel.name} about={about} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function Ring({ score }: { readonly score: number }) {
  const { t, settings } = useWidget()
  const text = formatScore(score, settings.locale)
  return <CircleChart value={score} text={text} label={t('scoreOf', { score: text })} />
}

/** The first six reviews in the selected order. */
export const Reviews = withTexts({ reviews: reviewsTexts }, SortedReviews)
