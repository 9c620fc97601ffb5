import { listText, type TopicCount } from '@staykit/domain'
import { useWidget } from '../../runtime/widget.ts'
import { topicText } from './topic-text.ts'

/** What most reviews like, in one line: "Liked: the view 214, the bed 180". A narrow line shows the first topic alone. */
export function LikedLine({ liked = [] }: { readonly liked?: readonly TopicCount[] | undefined }) {
  const { t, settings } = useWidget()
  const texts = liked.map((topic) => topicText(t, topic, settings.locale))
  const [first] = texts
  if (!first) return null
  const line = t('likedLine', { topics: listText(texts, settings.locale) })
  const end = line.indexOf(first) + first.length
  return (
    <p className="sm liked">
      <span>{line.slice(0, end)}</span>
      <span>{line.slice(end)}</span>
    </p>
  )
}
