/**
 * Screens that a traveller needs at about the same time share a file, so that another language costs a journey four
 * requests. Those in no list are a member's: `account`.
 */
const slices: Readonly<Record<string, readonly string[]>> = {
  search: ['counts', 'failures', 'panels', 'search', 'stay-fields', 'suggestions', 'tabs'],
  browse: [
    ...['about', 'booking-page', 'filters', 'hotel', 'hotel-parts', 'loading-overlay', 'rates'],
    ...['results', 'saved', 'steps'],
  ],
  book: ['charges', 'checkout', 'pay-bitcoin', 'pay-card', 'pay-wallet'],
  booked: ['after-booking', 'booking-view', 'hotel-badge', 'join', 'ride'],
  sometimes: [
    ...['apology', 'banner', 'booking-trouble', 'cards', 'change', 'deals', 'hotel-error', 'map'],
    ...['rates-trouble', 'results-error', 'reviews', 'room-guests', 'viewer'],
  ],
  shared: ['hotel-words', 'refusals'],
  'card-frame': ['card-frame'],
}

/** The slice that has a screen of the elements, such as `search` or `account`. */
export const sliceOf = (screen: string): string =>
  Object.keys(slices).find((slice) => slices[slice]?.includes(screen)) ?? 'account'

/** Screens that no element shows. */
const elsewhere = ['site', 'mail']

/** The screens of the elements and of the card frame. */
export const elementScreens = (screens: readonly string[]): string[] =>
  screens.filter((screen) => !elsewhere.includes(screen)).sort()

/** What a language without a region, or by its older name, is: CLDR's likely ones. */
const likely: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-CN', no: 'nb' }

/** Tags that have texts, with the file of each. A tag whose language alone leads to it is left out. */
export function spokenTags(languages: readonly string[]): Readonly<Record<string, string>> {
  const short = Object.entries(likely).filter(([, name]) => languages.includes(name))
  const answered = short.filter(([tag, name]) => name.startsWith(`${tag}-`)).map(([, name]) => name)
  const own = languages.filter((name) => !answered.includes(name)).map((name) => [name, name] as const)
  return Object.fromEntries([...own, ...short].sort(([one], [other]) => (one < other ? -1 : 1)))
}
