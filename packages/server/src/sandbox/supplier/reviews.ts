import { type DislikedTopic, type LikedTopic, type TravelerType, travelerTypes } from '@staykit/domain'
import type { GuestReview, ReviewOrder, ReviewPage, ReviewTopic } from '../../ports/supplier.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import type { CityHotels } from './catalogue.ts'
import { bell, hash, pick, unit } from './hash.ts'
import { roomsOf } from './rooms.ts'
import { dislikedShares, likedShares, reviewedAt } from './topics.ts'

const travelers = Object.keys(travelerTypes) as TravelerType[]
const pros: Readonly<Record<LikedTopic, readonly string[]>> = {
  view: ['Lovely view from the window.', 'We could see the whole city from our room.'],
  bed: ['The bed was excellent.', 'I have not slept so well for a long time.'],
  breakfast: ['Breakfast with fresh fruit and good coffee.', 'The best breakfast of our trip.'],
  quiet: ['Very quiet at night.', 'Calm, although it is in the middle of everything.'],
  pool: ['The pool after a long day.', 'A clean pool with enough places to lie down.'],
  staff: [
    'Friendly staff who remembered our names.',
    'Check-in took two minutes.',
    'They kept our bags all day.',
  ],
  location: ['A short walk from everything.', 'You can leave the car and walk.'],
  cleanliness: ['Spotless bathroom, strong shower.', 'Everything was clean, even the corners.'],
  value: ['Great value for the price.', 'We paid less than our friends and had more.'],
  terrace: ['The terrace in the evening.', 'Coffee on the terrace each morning.'],
  internet: ['Fast internet, I could work well.', 'Three video calls at once, no problem.'],
}
const cons: Readonly<Record<DislikedTopic, readonly string[]>> = {
  noise: ['Some street noise in the morning.', 'One hears the street at night.'],
  'small-room': ['Room a little small.', 'No space for two suitcases.'],
  'breakfast-hours': ['Breakfast ends early.', 'At half past nine breakfast was over.'],
  'slow-lift': ['The lift is slow.', 'One lift for all floors.'],
  'parking-cost': ['Parking is not cheap.', 'The garage costs extra.'],
  'loud-air': ['The air conditioning was loud.', 'The fan of the air conditioning rattles.'],
  'few-sockets': ['Few sockets near the bed.', 'We had one socket for four phones.'],
  'thin-curtains': ['Curtains let the light in.', 'The sun woke us up at six.'],
  'late-room': ['We waited for the room until four.', 'Our room was not ready in time.'],
}
const titles = [
  ['Would come back tomorrow', 'Exceptional', 'Better than the pictures'],
  ['Very good stay', 'Good choice', 'Comfortable'],
  ['Fine for a night', 'All right', 'Decent'],
]
const names = [
  'Ana',
  'Mateus',
  'Claire',
  'Jonas',
  'Aiko',
  'Priya',
  'Lars',
  'Elena',
  'Omar',
  'Grace',
  'Tomasz',
  'Wei',
  'Fatima',
  'Daniel',
  'Ingrid',
  'Marco',
  'Chloé',
  'Ahmed',
  'Sofia',
  'Ben',
]

const DAY_MS = 86_400_000

interface Asked {
  /** 1-based. */
  readonly from: number
  readonly size: number
  readonly order: ReviewOrder
  readonly about: ReviewTopic | undefined
  /** The newest review was written some days before. */
  readonly now: Date
}

/** A page of the reviews of a hotel, or of those that mention a topic. */
export function reviewsOf(
  hotels: CityHotels,
  index: number,
  { from, size, order, about, now }: Asked,
): ReviewPage {
  const seed = hotels.seeds[index] ?? 0
  const reviewed = reviewedAt(hotels, index)
  const liked = likedShares(seed, reviewed)
  const disliked = dislikedShares(seed, reviewed)
  const numbers = Array.from({ length: reviewed.reviews }, (_, number) => number).filter(
    (number) =>
      (!about?.liked || liked.topicOf(number) === about.liked) &&
      (!about?.disliked || disliked.topicOf(number) === about.disliked),
  )
  if (order !== 'date') {
    const scores = new Map(numbers.map((number) => [number, scoreOf(hotels, index, number)]))
    const sign = order === 'best' ? -1 : 1
    numbers.sort((a, b) => sign * ((scores.get(a) ?? 0) - (scores.get(b) ?? 0)) || a - b)
  }
  const reviews = numbers.slice(from - 1, from - 1 + size).map((number) => {
    const topics = { liked: liked.topicOf(number), disliked: disliked.topicOf(number) }
    return reviewOf(hotels, index, number, topics, now)
  })
  return { count: numbers.length, reviews, liked: liked.counts, disliked: disliked.counts }
}

function scoreOf(hotels: CityHotels, index: number, number: number): number {
  const seed = hotels.seeds[index] ?? 0
  const mean = behaviourOf(hotels.city.id, index) === 'no-score' ? 80 : (hotels.columns.score[index] ?? 80)
  return Math.max(20, Math.min(100, Math.round(mean + bell(seed, number, 101) * 9)))
}

function reviewOf(
  hotels: CityHotels,
  index: number,
  number: number,
  { liked, disliked }: ReviewTopic,
  now: Date,
): GuestReview {
  const seed = hotels.seeds[index] ?? 0
  const score = scoreOf(hotels, index, number)
  const tier = score >= 88 ? 0 : score >= 72 ? 1 : 2
  const today = Math.floor(now.getTime() / DAY_MS)
  const age = 2 + Math.floor((number + unit(seed, number, 102)) * (3 + (hash(seed, 103) % 9)))
  const rooms = roomsOf(seed, hotels.columns.stars[index] ?? 30, hotels.climate)
  return {
    id: `${hotels.city.id}-${index}-r${number}`,
    score: score / 10,
    title: pick(titles[tier] ?? ['Comfortable'], seed, number, 106),
    pros: liked && pick(pros[liked], seed, number, 108),
    cons: disliked && pick(cons[disliked], seed, number, 105),
    roomName: pick(rooms, seed, number, 109).title,
    traveler: pick(travelers, seed, number, 110),
    author: `${pick(names, seed, number, 111)} ${String.fromCharCode(65 + (hash(seed, number, 112) % 26))}.`,
    writtenAt: new Date((today - age) * DAY_MS + (hash(seed, number, 113) % DAY_MS)).toISOString(),
  }
}
