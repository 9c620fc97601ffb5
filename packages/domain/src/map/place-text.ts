/** Letters that a search for places needs at least (HOT-046). */
export const MIN_QUERY = 3
const SHORT = 2

/**
 * Whether a text is long enough to look for places: three characters, or two where a character is a syllable or a word,
 * as in 北京 and 서울.
 */
export function isPlaceText(text: string): boolean {
  const letters = [...text.trim()]
  const isShortScript = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text.trim())
  return letters.length >= (isShortScript ? SHORT : MIN_QUERY)
}
