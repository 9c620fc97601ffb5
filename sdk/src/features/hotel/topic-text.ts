import type { TopicCount } from '@staykit/domain'
import { sayNamed, type Translate } from '../../messages/translate.ts'

/** "the view 214"; empty for a topic that this version has no words for. */
export function topicText(t: Translate, { topic, count }: TopicCount, locale: string): string {
  const name = sayNamed(t, `liked.${topic}`, '')
  // A text from right to left begins with its name: as a value of its own, the name would not set the direction.
  return name && `${name} ${count.toLocaleString(locale)}`
}
