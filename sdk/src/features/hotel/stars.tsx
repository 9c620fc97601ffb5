import { useWidget } from '../../runtime/widget.ts'

const STAR = 'm12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z'

/** A rating as five stars: full, half or empty. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useWidget()
  if (rating <= 0) return null
  return (
    <span className="stars" role="img" aria-label={t('starRating', { count: rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
          {/* A half star over an empty one; the other path stays when the rating changes. */}
          {star > rating && star - rating < 1 && <path className="rest" d={STAR} />}
          <path className={star - rating < 1 ? '' : 'rest'} d={STAR} />
        </svg>
      ))}
    </span>
  )
}
