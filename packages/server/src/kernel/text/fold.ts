const special: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
  ŋ: 'n',
  // Letters that are written either way.
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII
const isAscii = /^[\x00-\x7f]*$/
const specialLetters = new RegExp(`[${Object.keys(special).join('')}]`, 'g')

/**
 * Normalises names of places for comparison: lower case, no accents, usual width, single spaces. "São-Tomé" becomes
 * "sao tome", "Coeur d'Alene" becomes "coeur dalene", "ＴＯＫＹＯ" becomes "tokyo". Letters of other scripts stay; Korean
 * syllables become their letters, so that a word that is still being typed matches.
 */
export function fold(text: string): string {
  // Most names are ASCII, which needs no Unicode.
  if (isAscii.test(text))
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`ʻʼ´]/gu, '')
    .replace(specialLetters, (letter) => special[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
