import { expect, it } from 'vitest'
import { bestTopics, dislikedShares, likedCounts, likedShares, topicLists } from './topics.ts'

const all = 0b11_1111_1111
const hotel = { reviews: 1204, score: 88, stars: 40, amenities: all }
const numbers = Array.from({ length: hotel.reviews }, (_, number) => number)

it.each([1, 77, 4_294_967_295])('gives each topic to as many reviews as it counts (seed %d)', (seed) => {
  for (const shares of [likedShares(seed, hotel), dislikedShares(seed, hotel)]) {
    const topics = numbers.map((number) => shares.topicOf(number))
    for (const { topic, count } of shares.counts)
      expect(
        topics.filter((each) => each === topic),
        topic,
      ).toHaveLength(count)
    expect(topics).toContain(undefined)
  }
})

it('mentions no pool and no breakfast where there is none', () => {
  const counts = new Map(likedCounts(5, { ...hotel, amenities: 0 }).map(({ topic, count }) => [topic, count]))
  expect(counts.get('pool')).toBe(0)
  expect(counts.get('breakfast')).toBe(0)
  expect(counts.get('view')).toBeGreaterThan(0)
  const hours = dislikedShares(5, { ...hotel, amenities: 0 }).counts.find(
    (each) => each.topic === 'breakfast-hours',
  )
  expect(hours?.count).toBe(0)
})

it('names the topics of a row by one number', () => {
  const [first, second] = likedCounts(9, hotel).toSorted((a, b) => b.count - a.count)
  expect(topicLists[bestTopics(9, hotel)]).toEqual([first?.topic, second?.topic])
  expect(topicLists[bestTopics(9, { ...hotel, reviews: 0 })]).toEqual([])
  expect(topicLists.length).toBeLessThanOrEqual(256)
})

it('answers for a hotel with a single review', () => {
  expect(likedShares(3, { ...hotel, reviews: 1 }).topicOf(0)).toBeUndefined()
})
