import { expect, it } from 'vitest'
import type { Review } from './answers.ts'
import { countTopics } from './review-topics.ts'

const review = (pros: string, cons = '', language: string | null = 'en') =>
  ({ averageScore: 8, date: '2026-01-10 12:00:00', pros, cons, language }) as Review
const topicsOf = (one: Review) => countTopics([one]).topicsOf(one)
const count = (reviews: readonly Review[], topic: string) =>
  countTopics(reviews).liked?.find((each) => each.topic === topic)?.count

it('reads what a guest liked from the first text only, and what he disliked from the second', () => {
  expect(topicsOf(review('Great view, comfy bed.', 'Noisy street. Breakfast was poor.'))).toEqual({
    liked: ['view', 'bed'],
    disliked: ['noise'],
  })
})

it.each([
  ['The bed was not comfortable, but the view is lovely', ['view']],
  ["I didn't like the pool", []],
  ['Without breakfast', []],
  ['Reviewed by friends', []],
])('counts no part of a text that may say the opposite: %s', (text, liked) => {
  expect(topicsOf(review(text)).liked).toEqual(liked)
})

it('counts a review once for a topic, in the languages that it has words for', () => {
  const reviews = [
    review('Views! What a view.'),
    review('Schöne Aussicht', '', 'de'),
    review('La vista', '', 'es'),
    review('La vue', '', 'fr-FR'),
  ]
  expect(count(reviews, 'view')).toBe(4)
})

it('gives no counts when half of the reviews are in other languages', () => {
  const reviews = [review('Great view.'), review('素晴らしい眺め', '', 'ja')]
  expect(countTopics(reviews).liked).toBeUndefined()
  expect(countTopics([...reviews, review('The view')]).liked).toBeDefined()
  expect(countTopics([review('Great view.', '', null)]).liked).toBeUndefined()
})
