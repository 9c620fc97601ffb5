import { expect, it } from 'vitest'
import { mostMentioned } from './review-topics.ts'

it('names the topics that most reviews mention', () => {
  const counts = [
    { topic: 'view', count: 9 },
    { topic: 'bed', count: 12 },
    { topic: 'pool', count: 3 },
  ]
  expect(mostMentioned(counts, 2)).toEqual([
    { topic: 'bed', count: 12 },
    { topic: 'view', count: 9 },
  ])
})

it('leaves out a topic that fewer than three reviews mention', () => {
  expect(mostMentioned([{ topic: 'view', count: 2 }], 4)).toEqual([])
})

it('keeps the order of topics with equal counts', () => {
  const counts = [
    { topic: 'quiet', count: 5 },
    { topic: 'bed', count: 5 },
  ]
  expect(mostMentioned(counts, 1)).toEqual([{ topic: 'quiet', count: 5 }])
})
