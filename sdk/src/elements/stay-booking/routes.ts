import type { LinkName } from '@staykit/domain'

/** Screens that the page's address can name; search is that of an address which names none. */
export type Screen = 'search' | 'results' | 'hotel' | 'checkout' | 'account' | 'lookup' | 'booking'

/** Which screen: the one query parameter that says that the address is ours. */
const SCREEN = 'stay'
const screens: readonly string[] = ['search', 'results', 'hotel', 'checkout', 'account', 'lookup', 'booking']

const place = 'stay-type={type}&stay-place={location}'
const dates = 'stay-in={checkIn}&stay-out={checkOut}&stay-rooms={roomCount}&stay-guests={adultCount}'
const queries: Readonly<Partial<Record<LinkName, string>>> = {
  search: `${SCREEN}=results&${place}&${dates}`,
  details: `${SCREEN}=hotel&${place}&${dates}&stay-hotel={hotelID}`,
  checkout: `${SCREEN}=checkout&stay-step={section}`,
  login: `${SCREEN}=account`,
  trips: `${SCREEN}=account`,
  profile: `${SCREEN}=account`,
  lookup: `${SCREEN}=lookup`,
  booking: `${SCREEN}=booking&view=booking`,
}

/** What elements add to an address by themselves: filters and page of a list, a rate, an area, where a login leads. */
const added =
  'sort from to amenities hotelBrands prices stars hotelName areas promotions areaID rate sop ratePlan pm section step view next'.split(
    ' ',
  )

/** The page without anything of ours in its address: the partner's own path, query and hash. */
export function pageOf(href: string): URL {
  const url = new URL(href)
  if (!url.searchParams.has(SCREEN)) return url
  for (const name of [...url.searchParams.keys()])
    if (name === SCREEN || name.startsWith(`${SCREEN}-`) || added.includes(name))
      url.searchParams.delete(name)
  return url
}

/** URL templates of all screens on this page; a dialog's search has an address too, without which it is closed. */
export function templatesOf(href: string, isDialog: boolean): Partial<Record<LinkName, string>> {
  const { pathname, search, hash } = pageOf(href)
  const base = `${pathname}${search ? `${search}&` : '?'}`
  const all = Object.entries(queries).map(([name, query]) => [name, `${base}${query}${hash}`])
  const home = isDialog ? `${base}${SCREEN}=search${hash}` : `${pathname}${search}${hash}`
  return { ...Object.fromEntries(all), home }
}

/** The screen of an address; undefined where it names none. */
export function screenOf(href: string): Screen | undefined {
  const named = new URL(href).searchParams.get(SCREEN)
  return screens.includes(named ?? '') ? (named as Screen) : undefined
}

/** What makes a screen another one: its element starts over when this changes, and follows the address by itself when not. */
export function identityOf(href: string): string {
  const { searchParams } = new URL(href)
  const own = [...searchParams].filter(
    ([name]) =>
      (name.startsWith(SCREEN) && name !== 'stay-step') || /^(areaID|rate|sop|ratePlan)$/.test(name),
  )
  return JSON.stringify(own.sort())
}

/** Whether a link leads to a screen on this page. */
export function isHere(url: string, href: string): boolean {
  const [there, here] = [new URL(url, href), new URL(href)]
  if (there.origin !== here.origin || there.pathname !== here.pathname) return false
  return screenOf(there.href) !== undefined || there.href === pageOf(href).href
}
