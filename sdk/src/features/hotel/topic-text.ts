import type { TopicCount } from '@staykit/domain'
import { sayNamed, type Translate } from '../../messages/translate.ts'

/** "the view 214"; empty for a topic that this version has no words for. */
export function topicText(t: Translate, { topic, count }: TopicCount): string {
  const name = sayNamed(t, `liked.${topic}`, '')
  return name && t('topicCount', { topic: name, count })
}
