import {
  amenities,
  type DislikedTopic,
  dislikedTopics,
  type LikedTopic,
  likedTopics,
  mostMentioned,
  TOPICS_IN_LIST,
  type TopicCount,
} from '@staykit/domain'
import { hash, unit } from './hash.ts'

/** Facts of a hotel that decide what its reviews mention. */
export interface Reviewed {
  readonly reviews: number
  readonly score: number
  readonly stars: number
  /** Bit n is the nth of the domain's amenities. */
  readonly amenities: number
}

/** The reviews of a hotel that mention something: topic by topic, and none for the rest. */
interface Shares<Topic extends string> {
  /** Topic of the `number`th newest review. */
  topicOf(number: number): Topic | undefined
  readonly counts: readonly TopicCount<Topic>[]
}

const likedIds: readonly LikedTopic[] = likedTopics.map(({ id }) => id)
const bitOf = (key: (typeof amenities)[number]['key']) =>
  1 << amenities.findIndex((amenity) => amenity.key === key)
/** Only a hotel that has them is praised, or criticised, for them. */
const needs: Partial<Record<LikedTopic | DislikedTopic, number>> = {
  breakfast: bitOf('breakfast'),
  internet: bitOf('internet'),
  pool: bitOf('pool'),
  'breakfast-hours': bitOf('breakfast'),
}

/** The two topics of each row, by an index that a column can have; the first is a hotel without any. */
export const topicLists: readonly (readonly LikedTopic[])[] = [
  [],
  ...likedIds.map((first) => [first]),
  ...likedIds.flatMap((first) => likedIds.map((second) => [first, second])),
]

/** Index in `topicLists` of what most reviews like. */
export function bestTopics(seed: number, hotel: Reviewed): number {
  const [first, second] = mostMentioned(likedCounts(seed, hotel), TOPICS_IN_LIST)
  if (!first) return 0
  const at = likedIds.indexOf(first.topic)
  return 1 + (second ? likedIds.length * (1 + at) + likedIds.indexOf(second.topic) : at)
}

/** How many reviews mention what they like: from the numbers alone, so that a list of hotels reads no review. */
export function likedCounts(seed: number, hotel: Reviewed): TopicCount<LikedTopic>[] {
  // The better a hotel, the more reviews like something, and the fewer dislike something.
  return countsOf(seed, hotel, { topics: likedIds, salt: 131, share: 0.45 + goodness(hotel) / 2 })
}

function dislikedCounts(seed: number, hotel: Reviewed): TopicCount<DislikedTopic>[] {
  return countsOf(seed, hotel, { topics: dislikedTopics, salt: 135, share: 1.25 - goodness(hotel) })
}

const goodness = ({ score }: Reviewed) => (score || 75) / 100

export function likedShares(seed: number, hotel: Reviewed): Shares<LikedTopic> {
  return sharesOf(likedCounts(seed, hotel), hotel, hash(seed, 133), 0.618)
}

export function dislikedShares(seed: number, hotel: Reviewed): Shares<DislikedTopic> {
  return sharesOf(dislikedCounts(seed, hotel), hotel, hash(seed, 137), 0.414)
}

type Columns = Readonly<Record<keyof Reviewed, ArrayLike<number>>>

export function reviewedAt({ columns }: { readonly columns: Columns }, index: number): Reviewed {
  return {
    reviews: columns.reviews[index] ?? 0,
    score: columns.score[index] ?? 0,
    stars: columns.stars[index] ?? 0,
    amenities: columns.amenities[index] ?? 0,
  }
}

interface Weights<Topic extends string> {
  readonly topics: readonly Topic[]
  readonly salt: number
  /** Share of the reviews that mention any of them. */
  readonly share: number
}

function countsOf<Topic extends LikedTopic | DislikedTopic>(
  seed: number,
  { reviews, amenities: own }: Reviewed,
  { topics, salt, share }: Weights<Topic>,
): TopicCount<Topic>[] {
  const weights = topics.map((topic, index) => {
    const needed = needs[topic] ?? 0
    return (own & needed) === needed ? 0.15 + unit(seed, salt, index) ** 2 : 0
  })
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return topics.map((topic, index) => ({
    topic,
    count: Math.floor((reviews * share * (weights[index] ?? 0)) / sum),
  }))
}

/** Spreads the topics over the reviews: one step through all of them visits each once. */
function sharesOf<Topic extends string>(
  counts: readonly TopicCount<Topic>[],
  { reviews }: Reviewed,
  offset: number,
  stride: number,
): Shares<Topic> {
  const step = coprime(Math.max(1, Math.round(reviews * stride)), reviews)
  return {
    counts,
    topicOf(number) {
      let place = (number * step + offset) % reviews
      for (const { topic, count } of counts) {
        if (place < count) return topic
        place -= count
      }
      return undefined
    },
  }
}

function coprime(from: number, to: number): number {
  let step = from
  while (divisor(step, to) > 1) step++
  return step
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
