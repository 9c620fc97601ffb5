import { useWidget } from '../../runtime/widget.ts'

const STAR = 'm12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z'

/** A rating of up to five stars, as many drawn as there are, a half one as a half. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useWidget()
  if (rating <= 0) return null
  return (
    <span className="stars" role="img" aria-label={t('starRating', { count: rating })}>
      {Array.from({ length: Math.ceil(rating) }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are told apart by their place alone
          key={index}
          className={index + 1 > rating ? 'half' : ''}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          {index + 1 > rating && <path className="rest" d={STAR} />}
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}
