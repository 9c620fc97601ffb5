import { LRUCache } from 'lru-cache'
import { fold } from '../../../../kernel/text/fold.ts'

/** Words that names of hotels have or do not have. */
const common = new Set(['the', 'hotel', 'hotels', 'by', 'and', 'at', 'hôtel', 'hoteles'].map(fold))

/** One word for each way to spell it. */
const spellings: Readonly<Record<string, string>> = {
  sankt: 'saint',
  sainte: 'saint',
  ste: 'saint',
  mt: 'mount',
  ft: 'fort',
  centre: 'center',
  ctr: 'center',
  intl: 'international',
  harbor: 'harbour',
  theatre: 'theater',
  apartment: 'apartments',
  apts: 'apartments',
  suite: 'suites',
  studio: 'studios',
  villa: 'villas',
  residence: 'residences',
}

/** "St" before a word is a saint, and at the end a street. */
const spelled = (word: string, index: number, words: readonly string[]): string =>
  word === 'st' ? (index < words.length - 1 ? 'saint' : 'street') : (spellings[word] ?? word)

/** Names come again with each stay; some 5 MB. */
const wordsOfNames = new LRUCache<string, ReadonlySet<string>>({ max: 20_000 })

export function wordsOf(name: string): ReadonlySet<string> {
  const cached = wordsOfNames.get(name)
  if (cached) return cached
  const words = readWords(name)
  wordsOfNames.set(name, words)
  return words
}

function readWords(name: string): ReadonlySet<string> {
  const words = fold(name).split(' ').map(spelled)
  const own = words.filter((word) => !common.has(word))
  return new Set(own.length > 0 ? own : words)
}

/** Brands and lines of brands: "Holiday Inn" and "Holiday Inn Express" are two houses, also at one address. */
const lines = `
  express styles budget plus premier blu red garden place house centric regency courtyard fairfield springhill towneplace
  hampton homewood home2 embassy doubletree curio tapestry canopy tru motto signia spark tempo staybridge candlewood avid voco
  crowne indigo kimpton even atwell garner aloft moxy element autograph tribute delta edition sheraton westin meridien pullman
  mercure novotel sofitel ibis mgallery adagio mama access suites microtel encore quinta nhow collection hub flex select lite
  easy unbound andaz thompson alila destination ziva zilara vignette regent intercontinental individuals vacations timeshare
  xpress экспресс стайлс エクスプレス スタイルズ 快捷 智选假日 익스프레스 اكسبرس`

/** Kinds of house, in the scripts of travellers. */
const kinds = `
  hostel hostels hostal albergue ostello jugendherberge youth dormitory capsule pod apartments aparthotel apartamentos
  appartements appartamenti apartamenty ferienwohnung ferienwohnungen studios motel guest guesthouse pension pensione penzion
  pensjonat villas residences residencia camping campsite glamping bungalows chalet cabins ryokan
  хостел апартаменты апартамент мотель гостевой пансион ξενωνας διαμερισματα نزل بيت شقق موتيل
  ホステル ゲストハウス アパートメント モーテル カプセル 青年旅舍 青旅 公寓 民宿 汽车旅馆 호스텔 게스트하우스 아파트 모텔 โฮสเทล อพาร์ทเมนท์`

const telling: ReadonlySet<string> = new Set(
  `${lines} ${kinds}`.split(/\s+/).filter(Boolean).map(fold).map(spelled),
)

/** Whether the first of two names alone has a word of this kind. */
function hasAlone(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  isOfKind: (word: string) => boolean,
): boolean {
  for (const word of a) if (!b.has(word) && isOfKind(word)) return true
  return false
}

const isTelling = (word: string) => telling.has(word)

/** Whether one of two names alone has a word that tells two houses apart. */
export const areOtherHouses = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  hasAlone(a, b, isTelling) || hasAlone(b, a, isTelling)

const isNumber = (word: string) => /^\d+$/.test(word)

/** Share of the words that two names have in common, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return (2 * shared) / (a.size + b.size)
}

/** The same, but 0 when a number differs. */
export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  hasAlone(a, b, isNumber) || hasAlone(b, a, isNumber) ? 0 : overlap(a, b)

/** Whether one name has all words of the other: two hotels of a chain at one address differ in a word each. */
export function isWithin(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  return !hasAlone(few, many, () => true)
}
