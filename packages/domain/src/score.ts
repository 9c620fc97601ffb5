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

export function scoreDescription(score: number): string {
  if (score >= 9) return 'Superb'
  if (score >= 8.5) return 'Fabulous'
  if (score >= 8) return 'Very Good'
  if (score >= 7) return 'Good'
  return score > 0 ? 'Pleasant' : ''
}
