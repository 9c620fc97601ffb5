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
 * Text as places are compared by: lower case, no accents, words parted by single spaces. "São-Tomé" is "sao tome",
 * "Coeur d'Alene" is "coeur dalene". Letters of other scripts stay.
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
