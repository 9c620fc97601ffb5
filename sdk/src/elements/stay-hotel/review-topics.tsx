import { dislikedTopics, likedTopics } from '@staykit/domain'
import type { HotelReviews, ReviewTopic } from '@staykit/stores/hotel'
import { topicText } from '../../features/hotel/topic-text.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icon/icons.ts'
import css from './review-topics.css'

interface ReviewTopicsProps {
  /** Undefined before the first request. */
  readonly reviews: HotelReviews | undefined
  readonly about: ReviewTopic
  readonly onChange: (about: ReviewTopic) => void
}

/** What most reviews like and dislike; a click shows the reviews that mention it, another one all of them. */
export function ReviewTopics({ reviews, about, onChange }: ReviewTopicsProps) {
  const { t, settings } = useWidget()
  useSheet(css)
  const liked = (reviews?.liked ?? []).flatMap(({ topic, count }) => {
    const own = likedTopics.find(({ id }) => id === topic)
    return own ? { id: own.id, text: topicText(t, { topic, count }, settings.locale) } : []
  })
  const disliked = (reviews?.disliked ?? []).flatMap(({ topic, count }) => {
    const own = dislikedTopics.find((id) => id === topic)
    return own ? { id: own, text: t('someSay', { topic: t(`disliked.${own}`), count }) } : []
  })
  if (liked.length + disliked.length === 0) return null
  return (
    <div className="topics" part="review-topics">
      {liked.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
        <div className="row wrap" role="group" aria-label={t('pros')}>
          <b className="sm b" aria-hidden="true">
            {t('pros')}
          </b>
          {liked.map(({ id, text }) => (
            <button
              key={id}
              type="button"
              className="topic pro"
              aria-pressed={about.liked === id}
              onClick={() => onChange(about.liked === id ? {} : { liked: id })}
            >
              <Icon d={plusIcon} />
              {text}
            </button>
          ))}
        </div>
      )}
      {disliked.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="topic"
          aria-pressed={about.disliked === id}
          onClick={() => onChange(about.disliked === id ? {} : { disliked: id })}
        >
          <Icon d={minusIcon} />
          {text}
        </button>
      ))}
    </div>
  )
}
