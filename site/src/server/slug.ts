/** Letters that do not decompose into a base letter and a mark. */
const others: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ə: 'a', ŋ: 'ng' },
}

/** Converts a name for a URL: "São Paulo, Brazil" → sao-paulo-brazil. Empty for a name without a Latin letter or a digit. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʻ`]/g, '')
    .replace(/[^\0-\x7f]/g, (letter) => others[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
