// CLDR's weekData; `Intl.Locale.getWeekInfo` is younger than supported browsers. In every other region weeks begin on Monday.
const SUNDAY =
  'AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK ' +
  'PR PT PY RH SA SG SV TH TT TW UM US VE VI WS YD YE ZA ZW'
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** The likely region of each language without one, as `Intl.Locale.maximize` has it: its first use costs a phone 0.1 s. */
const LIKELY: Readonly<Record<string, string>> = {
  ...{ ar: 'EG', da: 'DK', de: 'DE', en: 'US', es: 'ES', fr: 'FR', id: 'ID', it: 'IT', nb: 'NO' },
  ...{ nl: 'NL', pl: 'PL', pt: 'BR', ru: 'RU', sv: 'SE', tr: 'TR', zh: 'CN' },
}

const regionOf = (locale: string) =>
  /-([A-Z]{2})\b/.exec(locale)?.[1] ?? LIKELY[locale] ?? new Intl.Locale(locale).maximize().region ?? '001'

/** First day of the week of a locale (BCP 47): 0 for Sunday to 6 for Saturday. */
export function firstWeekday(locale: string): number {
  const region = regionOf(locale)
  if (region === 'MV') return 5
  if (SATURDAY.includes(region)) return 6
  return SUNDAY.includes(region) ? 0 : 1
}
