import { useStore } from '@nanostores/react'
import { createReviewPages, type ReviewPages } from '@staykit/stores/hotel'
import { messages as reviewsTexts } from '@staykit/words/en/reviews'
import { useEffect, useState } from 'react'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { Pages } from '../../ui/pages/pages.tsx'
import { withTexts } from '../../ui/with-texts.tsx'

interface ReviewsModalProps {
  readonly hotelId: string
  readonly name: string
  readonly onClose: () => void
}

function Reviews({ hotelId, name, onClose }: ReviewsModalProps) {
  const { t } = useWidget()
  const services = useServices()
  const [pages, setPages] = useState<ReviewPages>()
  useEffect(() => {
    if (!services) return
    const own = createReviewPages(services.client, hotelId)
    void own.load(1)
    setPages(own)
  }, [services, hotelId])
  return (
    <Modal title={t('reviewsOf', { name })} closeLabel={t('close')} onClose={onClose}>
      {pages && <Page pages={pages} />}
    </Modal>
  )
}

function Page({ pages }: { pages: ReviewPages }) {
  const { t } = useWidget()
  const current = useStore(pages.$page)
  return (
    <>
      <ReviewList reviews={current} onRetry={() => void pages.load(current?.page ?? 1)} />
      {current && (
        <Pages
          label={t('reviewPages')}
          page={current.page}
          pages={current.maxPage}
          onPage={(page) => void pages.load(page)}
        />
      )}
    </>
  )
}

/** The reviews of a hotel of the list, five a page (HOT-115). */
export const ReviewsModal = withTexts({ reviews: reviewsTexts }, Reviews)
