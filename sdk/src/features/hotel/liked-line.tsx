import { listText, type TopicCount } from '@staykit/domain'
import { useWidget } from '../../runtime/widget.ts'
import { topicText } from './topic-text.ts'

/** What most reviews like, in one line: "Liked: the view 214, the bed 180". */
export function LikedLine({ liked = [] }: { readonly liked?: readonly TopicCount[] | undefined }) {
  const { t, settings } = useWidget()
  const topics = listText(
    liked.map((topic) => topicText(t, topic, settings.locale)),
    settings.locale,
  )
  return topics && <p className="sm liked">{t('likedLine', { topics })}</p>
}
