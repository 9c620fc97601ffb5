import { describe, expect, it } from 'vitest'
import { formatScore, reviewRange, roundScore, scoreDescription } from '../index.ts'

describe('guest scores', () => {
  it('rounds scores to one decimal, within 0 and 10', () => {
    expect([8.44, 8.45, 8.46, 1.05, -1, 11].map(roundScore)).toEqual([8.4, 8.5, 8.5, 1.1, 0, 10])
  })

  it('writes scores with their decimal, as the language writes it', () => {
    expect([formatScore(9, 'en-US'), formatScore(8.5, 'fr'), formatScore(9, 'en-US')]).toEqual([
      '9.0',
      '8,5',
      '9.0',
    ])
  })

  it('have a word each, from their own threshold on', () => {
    const scores = [10, 9, 8.9, 8.5, 8.4, 8, 7.9, 7, 6.9, 0.1, 0]
    expect(scores.map(scoreDescription)).toEqual([
      'Superb',
      'Superb',
      'Fabulous',
      'Fabulous',
      'Very Good',
      'Very Good',
      'Good',
      'Good',
      'Pleasant',
      'Pleasant',
      '',
    ])
  })

  it('a page of reviews is a range of 1-based indexes', () => {
    expect(reviewRange(1, 5)).toEqual([1, 5])
    expect(reviewRange(2, 5)).toEqual([6, 10])
  })
})
