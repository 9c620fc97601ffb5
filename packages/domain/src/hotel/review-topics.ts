/** What guests like, by id, in the order of the filter; the names are English. */
export const likedTopics = [
  { id: 'view', name: 'the view' },
  { id: 'bed', name: 'the bed' },
  { id: 'breakfast', name: 'the breakfast' },
  { id: 'quiet', name: 'the quiet' },
  { id: 'pool', name: 'the pool' },
  { id: 'staff', name: 'the staff' },
  { id: 'location', name: 'the location' },
  { id: 'cleanliness', name: 'the cleanliness' },
  { id: 'value', name: 'the value for money' },
  { id: 'terrace', name: 'the terrace' },
  { id: 'internet', name: 'the internet' },
] as const

/** What guests dislike. */
export const dislikedTopics = [
  'noise',
  'small-room',
  'breakfast-hours',
  'slow-lift',
  'parking-cost',
  'loud-air',
  'few-sockets',
  'thin-curtains',
  'late-room',
] as const

export type LikedTopic = (typeof likedTopics)[number]['id']
export type DislikedTopic = (typeof dislikedTopics)[number]

/** A topic with the number of reviews that mention it. */
export interface TopicCount<Topic extends string = string> {
  readonly topic: Topic
  readonly count: number
}

/** Topics that fewer reviews mention are the opinion of single guests. */
export const MIN_MENTIONS = 3

/** Topics of one hotel: in a list, and on its page. */
export const TOPICS_IN_LIST = 2
export const TOPICS_AT_HOTEL = 4

/** The topics that most reviews mention, the most frequent first; equal ones keep their order. */
export function mostMentioned<Topic extends string>(
  counts: readonly TopicCount<Topic>[],
  most: number,
): TopicCount<Topic>[] {
  return counts
    .filter(({ count }) => count >= MIN_MENTIONS)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
}
