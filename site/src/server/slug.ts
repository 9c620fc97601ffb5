/** Letters that are no letter with a mark. */
const others: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ə: 'a', ŋ: 'ng' },
}

/** A name as an address has it: "São Paulo, Brazil" is sao-paulo-brazil. Empty for a name without a Latin letter or a digit. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʻ`]/g, '')
    .replace(/[^\0-\x7f]/g, (letter) => others[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
