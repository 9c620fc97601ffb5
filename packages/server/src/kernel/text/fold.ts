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
}

/**
 * Normalises names of places for comparison: lower case, no accents, single spaces. "São-Tomé" becomes "sao tome",
 * "Coeur d'Alene" becomes "coeur dalene". Letters of other scripts stay.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘`ʻʼ´]/gu, '')
    .replace(/[ßæœøđðłıþħŧəŋ]/g, (letter) => special[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
