// ISO 3166-1 codes of countries that deliver mail without postal codes (Universal Postal Union).
const without = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
)

const patterns: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  PT: /^\d{4}-?\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BR: /^\d{5}-?\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  IN: /^\d{6}$/,
  CN: /^\d{6}$/,
  AU: /^\d{4}$/,
  CH: /^\d{4}$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  MX: /^\d{5}$/,
}

export function hasPostalCodes(country: string): boolean {
  return country !== '' && !without.has(country)
}

/** Checked by the country's pattern where we know it, otherwise for being short and printable. */
export function isPostalCode(text: string, country: string): boolean {
  return (patterns[country] ?? /^[\p{L}\d][\p{L}\d -]{1,11}$/u).test(text.trim())
}
