import { type TravelerType, travelerTypes } from '@staykit/domain'
import type { GuestReview, ReviewOrder } from '../../ports/supplier.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import type { CityHotels } from './catalogue.ts'
import { bell, hash, pick, unit } from './hash.ts'
import { roomsOf } from './rooms.ts'

const travelers = Object.keys(travelerTypes) as TravelerType[]
const pros = [
  'Friendly staff who remembered our names.',
  'Very quiet at night.',
  'The bed was excellent.',
  'Breakfast with fresh fruit and good coffee.',
  'A short walk from everything.',
  'Spotless bathroom, strong shower.',
  'Lovely view from the window.',
  'Check-in took two minutes.',
  'Great value for the price.',
  'The terrace in the evening.',
  'Fast internet, I could work well.',
  'They kept our bags all day.',
]
const cons = [
  'The lift is slow.',
  'Room a little small.',
  'Parking is not cheap.',
  'Some street noise in the morning.',
  'Breakfast ends early.',
  'The air conditioning was loud.',
  'Few sockets near the bed.',
  'Curtains let the light in.',
  'We waited for the room until four.',
  '',
]
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

export interface ReviewPage {
  readonly count: number
  readonly reviews: readonly GuestReview[]
}

/** A page of the reviews of a hotel; the newest was written some days before `now`. */
export function reviewsOf(
  hotels: CityHotels,
  index: number,
  from: number,
  size: number,
  order: ReviewOrder,
  now: Date,
): ReviewPage {
  const count = hotels.columns.reviews[index] ?? 0
  const numbers = Array.from({ length: count }, (_, number) => number)
  if (order !== 'date') {
    const scores = numbers.map((number) => scoreOf(hotels, index, number))
    const sign = order === 'best' ? -1 : 1
    numbers.sort((a, b) => sign * ((scores[a] ?? 0) - (scores[b] ?? 0)) || a - b)
  }
  const page = numbers.slice(from - 1, from - 1 + size)
  return { count, reviews: page.map((number) => reviewOf(hotels, index, number, now)) }
}

function scoreOf(hotels: CityHotels, index: number, number: number): number {
  const seed = hotels.seeds[index] ?? 0
  const mean = behaviourOf(hotels.city.id, index) === 'no-score' ? 80 : (hotels.columns.score[index] ?? 80)
  return Math.max(20, Math.min(100, Math.round(mean + bell(seed, number, 101) * 9)))
}

function reviewOf(hotels: CityHotels, index: number, number: number, now: Date): GuestReview {
  const seed = hotels.seeds[index] ?? 0
  const score = scoreOf(hotels, index, number)
  const tier = score >= 88 ? 0 : score >= 72 ? 1 : 2
  const today = Math.floor(now.getTime() / DAY_MS)
  const age = 2 + Math.floor((number + unit(seed, number, 102)) * (3 + (hash(seed, 103) % 9)))
  const rooms = roomsOf(seed, hotels.columns.stars[index] ?? 30, hotels.climate)
  const con = tier === 0 && unit(seed, number, 104) < 0.5 ? '' : pick(cons, seed, number, 105)
  return {
    id: `${hotels.city.id}-${index}-r${number}`,
    score: score / 10,
    title: pick(titles[tier] ?? ['Comfortable'], seed, number, 106),
    pros: tier === 2 && unit(seed, number, 107) < 0.4 ? undefined : pick(pros, seed, number, 108),
    cons: con || undefined,
    roomName: pick(rooms, seed, number, 109).title,
    traveler: pick(travelers, seed, number, 110),
    author: `${pick(names, seed, number, 111)} ${String.fromCharCode(65 + (hash(seed, number, 112) % 26))}.`,
    writtenAt: new Date((today - age) * DAY_MS + (hash(seed, number, 113) % DAY_MS)).toISOString(),
  }
}
