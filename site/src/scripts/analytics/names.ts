/** Names that the API counts. */
export const pageNames = [
  'Home',
  'Login',
  'Profile Main',
  'Profile Rewards',
  'Profile Trips',
  'Profile Payment',
  'Wallet',
  'Saved Hotels',
  'Search',
  'City',
  'Hotel',
  'Deals',
  'Checkout',
  'Review',
  'Help',
] as const
export type PageName = (typeof pageNames)[number]

export const journeyStages = [
  'search',
  'results',
  'hotel',
  'offer',
  'checkout',
  'booked',
  'cancelled',
] as const
export type JourneyStage = (typeof journeyStages)[number]

/** Pages by path pattern; the first match counts. */
const paths: readonly (readonly [RegExp, PageName])[] = [
  [/^\/(hotels|flights|cars)?$/i, 'Home'],
  [/^\/login$/, 'Login'],
  [/^\/profile\/dashboard$/, 'Profile Main'],
  [/^\/profile\/rewards$/, 'Profile Rewards'],
  [/^\/profile\/trips$/, 'Profile Trips'],
  [/^\/profile\/payment$/, 'Profile Payment'],
  [/^\/profile\/wallet$/, 'Wallet'],
  [/^\/saved(\/|$)/, 'Saved Hotels'],
  [/^\/(search|s)\//, 'Search'],
  [/^\/(details|hotel)\//, 'Hotel'],
  [/^\/(hotel-deals\/|sunsoaked$)/, 'Deals'],
  [/^\/checkout\//, 'Checkout'],
  [/^\/(hotels\/)?help\/(review|booking)$/, 'Review'],
  [/^\/(help\/|faq$|brands$)/, 'Help'],
  [/^\/hotels\/[^/]+$/, 'City'],
]

/** Returns the name of the page at a path; pages without a name are not counted. */
export function pageNameOf(pathname: string): PageName | undefined {
  const path = pathname.replace(/\/+$/, '') || '/'
  return paths.find(([pattern]) => pattern.test(path))?.[1]
}
