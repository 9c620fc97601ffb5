import type { City } from '../../ports/places.ts'

export type Language =
  | 'en'
  | 'es'
  | 'pt'
  | 'fr'
  | 'it'
  | 'de'
  | 'nordic'
  | 'slavic'
  | 'greek'
  | 'turkish'
  | 'arabic'
  | 'indian'
  | 'japanese'
  | 'chinese'
  | 'southeast'

export type Climate = 'tropical' | 'desert' | 'mediterranean' | 'temperate' | 'alpine' | 'nordic'

/** Properties of hotels that depend on their country. */
export interface Market {
  readonly language: Language
  /** Price level, 1 for the United States. */
  readonly level: number
  /** Tax on the room charges, as a share. */
  readonly tax: number
  /** Share of hotels with a property fee. */
  readonly feeShare: number
}

const languages: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE AD',
  pt: 'AO BR CV GW MZ PT ST TL',
  fr: 'BE BF BI BJ CD CF CG CI CM DJ FR GA GN GP GF HT LU MC MG ML MQ MU NC NE PF RE RW SN TD TG YT WF PM BL MF KM',
  it: 'IT SM VA',
  de: 'AT CH DE LI',
  nordic: 'DK FI FO IS NO SE AX GL SJ EE',
  slavic: 'BA BG BY CZ HR ME MK PL RS RU SI SK UA LV LT KZ KG XK',
  greek: 'GR CY',
  turkish: 'TR AZ TM UZ',
  arabic: 'AE BH DZ EG IQ IR JO KW LB LY MA MR OM PS QA SA SD SY TN YE EH AF',
  indian: 'IN BD LK NP PK BT MV',
  japanese: 'JP',
  chinese: 'CN HK MO TW SG KR KP MN',
  southeast: 'ID MY TH VN PH KH LA MM BN',
}

// Country, price level in hundredths, tax in percent. Rough, and only for the sandbox.
const levels =
  'US100,13 CA92,13 MX62,16 BR55,8 AR48,10 CL62,10 CO45,10 PE48,10 CR70,13 DO78,12 CU60,8 PA64,10 GB112,20 IE108,13 FR104,10 ES82,10 PT76,6 IT94,10 DE90,7 AT98,10 CH158,8 BE92,6 NL108,9 LU104,3 DK124,20 SE106,12 NO128,12 FI102,10 IS150,11 EE64,9 LV58,12 LT58,9 PL56,8 CZ64,12 SK56,5 HU54,5 RO50,9 BG48,9 HR78,13 SI72,9 RS50,10 GR80,13 CY78,9 MT78,7 TR58,10 RU60,6 UA42,7 IL116,17 AE112,10 QA110,7 SA96,15 OM84,9 KW92,0 BH80,10 JO66,8 LB70,10 EG44,14 MA54,10 TN46,8 IN40,12 LK46,15 MV190,16 NP34,13 PK38,13 BD40,15 JP88,10 KR80,10 CN54,6 HK108,3 TW74,5 SG132,9 MY50,8 TH54,7 VN42,10 ID46,11 PH52,12 KH44,10 LA40,10 MM38,5 AU104,10 NZ98,15 FJ96,9 PF150,8 ZA52,15 KE64,16 TZ70,18 NG66,8 GH62,15 MU86,15 SC148,15 JM96,15 BS138,10 BB132,10 PR96,11 TC150,12'

const byCountry = new Map<string, { level: number; tax: number }>()
for (const entry of levels.split(' ')) {
  const [level = '60', tax = '10'] = entry.slice(2).split(',')
  byCountry.set(entry.slice(0, 2), { level: Number(level) / 100, tax: Number(tax) / 100 })
}

const languageOf = new Map<string, Language>()
for (const [language, countries] of Object.entries(languages)) {
  for (const country of countries.split(' ')) languageOf.set(country, language as Language)
}

const resortCountries = new Set('US MX DO CU PR BS BB JM TC AE MV MU SC FJ PF TH ID EG'.split(' '))

export function marketOf(countryCode: string): Market {
  const { level, tax } = byCountry.get(countryCode) ?? { level: 0.6, tax: 0.1 }
  const feeShare = resortCountries.has(countryCode) ? 0.3 : 0.06
  return { language: languageOf.get(countryCode) ?? 'en', level, tax, feeShare }
}

const mediterraneanCountries = new Set('ES PT IT GR HR TR CY MT IL LB TN DZ MA AL ME SY MC'.split(' '))
const alpineCountries = new Set('CH AT LI AD NP BT'.split(' '))

export function climateOf({ countryCode, latitude, longitude }: City): Climate {
  const distance = Math.abs(latitude)
  if (alpineCountries.has(countryCode)) return 'alpine'
  if (distance >= 55) return 'nordic'
  if (mediterraneanCountries.has(countryCode) && distance >= 30) return 'mediterranean'
  if (countryCode === 'FR' && latitude < 44.6) return 'mediterranean'
  if (countryCode === 'US' && latitude < 39 && longitude < -117) return 'mediterranean'
  if (countryCode === 'US' && latitude < 38 && longitude < -103) return 'desert'
  if (distance < 35 && languageOf.get(countryCode) === 'arabic') return 'desert'
  if (distance < 24 || (countryCode === 'US' && latitude < 28)) return 'tropical'
  return 'temperate'
}
