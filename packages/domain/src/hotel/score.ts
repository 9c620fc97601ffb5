/** Guest scores are out of 10 (HOT-335). */
export const MAX_SCORE = 10

/** A score rounded to one decimal: 8.46 is 8.5. */
export function roundScore(score: number): number {
  return Number(`${Math.round(Number(`${Math.min(MAX_SCORE, Math.max(0, score))}e1`))}e-1`)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** A score as a language writes it, with its decimal: 9.0, or 9,0. */
export function formatScore(score: number, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  formatters.set(locale, formatter)
  return formatter.format(score)
}

/** The words of scores, with their English names on the wire. */
const scoreNames = {
  superb: 'Superb',
  fabulous: 'Fabulous',
  veryGood: 'Very Good',
  good: 'Good',
  pleasant: 'Pleasant',
} as const

export type ScoreWord = keyof typeof scoreNames

/** The word of a score; undefined for none. */
export function scoreWord(score: number): ScoreWord | undefined {
  if (score >= 9) return 'superb'
  if (score >= 8.5) return 'fabulous'
  if (score >= 8) return 'veryGood'
  if (score >= 7) return 'good'
  return score > 0 ? 'pleasant' : undefined
}

/** Its English name on the wire. */
export function scoreDescription(score: number): string {
  const word = scoreWord(score)
  return word ? scoreNames[word] : ''
}
