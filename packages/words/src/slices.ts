/**
 * Screens that a traveller needs together share a file, so that another language costs a journey four requests. Screens
 * in no list belong to members: `account`.
 */
const slices: Readonly<Record<string, readonly string[]>> = {
  search: ['counts', 'failures', 'panels', 'search', 'stay-fields', 'suggestions', 'tabs'],
  browse: [
    ...['about', 'booking-page', 'charges', 'filters', 'hotel', 'hotel-parts', 'loading-overlay', 'rates'],
    ...['results', 'saved', 'steps'],
  ],
  book: ['checkout', 'pay-bitcoin', 'pay-card', 'pay-wallet'],
  booked: ['after-booking', 'booking-view', 'hotel-badge', 'join', 'ride'],
  sometimes: [
    ...[
      'apology',
      'banner',
      'booking-trouble',
      'cancelled',
      'cards',
      'change',
      'deals',
      'guest-prices',
      'hotel-error',
      'map',
    ],
    ...[
      'more-rates',
      'no-match',
      'other-hotels',
      'part',
      'parties',
      'rates-trouble',
      'results-error',
      'results-later',
      'reviews',
      'room-guests',
      'stay-notice',
      'unlock',
      'viewer',
    ],
  ],
  shared: ['hotel-words', 'refusals'],
  'card-frame': ['card-frame'],
}

/** Slice of a screen, such as `search` or `account`. */
export const sliceOf = (screen: string): string =>
  Object.keys(slices).find((slice) => slices[slice]?.includes(screen)) ?? 'account'

/** Screens outside the elements. */
const elsewhere = ['site', 'mail']

/** Screens of the elements and of the card frame. */
export const elementScreens = (screens: readonly string[]): string[] =>
  screens.filter((screen) => !elsewhere.includes(screen)).sort()

/** Region of a language without one, or of its older name, from CLDR's likely subtags. */
const likely: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-CN', no: 'nb' }

/** Language tags with texts, and the file of each. Omits a tag that its language alone resolves. */
export function spokenTags(languages: readonly string[]): Readonly<Record<string, string>> {
  const short = Object.entries(likely).filter(([, name]) => languages.includes(name))
  const answered = short.filter(([tag, name]) => name.startsWith(`${tag}-`)).map(([, name]) => name)
  const own = languages.filter((name) => !answered.includes(name)).map((name) => [name, name] as const)
  return Object.fromEntries([...own, ...short].sort(([one], [other]) => (one < other ? -1 : 1)))
}
