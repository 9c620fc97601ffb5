import { pageOf, SCREEN } from './templates.ts'

/** Screens that the address can name; an address without one is the search. */
export type Screen = 'search' | 'results' | 'hotel' | 'checkout' | 'account' | 'lookup' | 'booking'

const screens: readonly string[] = ['search', 'results', 'hotel', 'checkout', 'account', 'lookup', 'booking']

/** The screen of an address; undefined when it names none. */
export function screenOf(href: string): Screen | undefined {
  const named = new URL(href).searchParams.get(SCREEN)
  return screens.includes(named ?? '') ? (named as Screen) : undefined
}

/** Identity of a screen: its element restarts when this changes; otherwise the element follows the address itself. */
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
  return screenOf(there.href) !== undefined || there.href === pageOf(here.href)
}
