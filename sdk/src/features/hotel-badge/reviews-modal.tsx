import { useStore } from '@nanostores/react'
import { createReviews, REVIEW_PAGE_SIZE, type ReviewTopic } from '@staykit/stores/hotel'
import { messages as reviewsTexts } from '@staykit/words/en/reviews'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { TopicName } from '../reviews/topic-name.tsx'

export interface ReviewsModalProps {
  readonly hotelId: string
  readonly name: string
  /** Only reviews that mention it. */
  readonly about?: ReviewTopic
  readonly onClose: () => void
}

function Reviews({ hotelId, name, about, onClose }: ReviewsModalProps) {
  const { t } = useWidget()
  const client = useClient()
  const store = useMemo(() => createReviews(client), [client])
  const reviews = useStore(store.$reviews)[hotelId]
  const [limit, setLimit] = useState(REVIEW_PAGE_SIZE)
  const load = () => void store.load(hotelId, limit, '', about)
  useEffect(load, [store, hotelId, limit, about])
  const hasMore = reviews?.status === 'ready' && reviews.page < reviews.maxPage
  return (
    <Modal title={t('reviewsOf', { name })} closeLabel={t('close')} onClose={onClose}>
      {about && <TopicName about={about} />}
      <ReviewList reviews={reviews} onRetry={load} />
      {hasMore && (
        <button type="button" className="btn block" onClick={() => setLimit(limit + REVIEW_PAGE_SIZE)}>
          {t('viewMore')}
        </button>
      )}
    </Modal>
  )
}

/** Reviews of a booked hotel, loaded five at a time. */
export const ReviewsModal = withTexts({ reviews: reviewsTexts }, Reviews)
