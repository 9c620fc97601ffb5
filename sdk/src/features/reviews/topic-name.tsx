import type { ReviewTopic } from '@staykit/stores/hotel'
import { useWidget } from '../../runtime/widget.ts'

/** What the shown reviews mention. */
export function TopicName({ about: { liked, disliked } }: { readonly about: ReviewTopic }) {
  const { t } = useWidget()
  if (liked) return <p className="muted">{t('likedLine', { topics: t(`liked.${liked}`) })}</p>
  if (disliked) return <p className="muted">{t('dislikedLine', { topic: t(`disliked.${disliked}`) })}</p>
  return null
}
