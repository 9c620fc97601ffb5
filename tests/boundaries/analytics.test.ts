import { journeyStages, pageNames } from '@staykit/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as site from '../../site/src/scripts/analytics/names.ts'
import { type AnalyticsEvent, type Recipient, sendToAll } from '../../site/src/scripts/analytics/port.ts'
import { siteSettings } from '../../site/src/server/settings.ts'

afterEach(() => vi.unstubAllEnvs())

describe('analytics names of the site', () => {
  it('equal the names that the API counts', () => {
    expect(site.pageNames).toEqual(pageNames)
    expect(site.journeyStages).toEqual(journeyStages)
  })

  it('[ACC-219] Home, Login and Profile Main have these names; one page has one name', () => {
    const named = {
      '/': 'Home',
      '/flights': 'Home',
      '/login': 'Login',
      '/profile/dashboard': 'Profile Main',
      '/profile/dashboard/': 'Profile Main',
      '/profile/trips': 'Profile Trips',
      '/profile/wallet': 'Wallet',
      '/saved': 'Saved Hotels',
      '/saved/abc': 'Saved Hotels',
      '/search/city/2267057/12-20-2026/12-22-2026/1/2': 'Search',
      '/s/city/lisbon/today/tomorrow/oneroom/twoguests/2267057': 'Search',
      '/details/9000001-0': 'Hotel',
      '/hotel-deals/miami/florida': 'Deals',
      '/hotels/lisbon-portugal': 'City',
      '/hotels/help/review': 'Review',
      '/help/booking': 'Review',
      '/help/privacy': 'Help',
      '/checkout/billing': 'Checkout',
      '/widget': undefined,
    }
    expect(Object.fromEntries(Object.keys(named).map((path) => [path, site.pageNameOf(path)]))).toEqual(named)
  })
})

it('only the operator receives events from payment pages', () => {
  const received: string[] = []
  const recipient = (who: string, isOurs: boolean): Recipient => ({
    isOurs,
    send: ({ name }) => received.push(`${who} ${name}`),
  })
  let isPaying = false
  const send = sendToAll([recipient('we', true), recipient('they', false)], () => isPaying)
  const event: AnalyticsEvent = { kind: 'page', name: 'Home' }
  send(event)
  isPaying = true
  send({ kind: 'journey', name: 'booked' })
  expect(received).toEqual(['we Home', 'they Home', 'we booked'])
})

it('visitors get the question unless the site disables it', () => {
  for (const [value, isCounting] of [
    [undefined, true],
    ['true', true],
    ['false', false],
  ] as const) {
    vi.stubEnv('SITE_ANALYTICS', value)
    expect(siteSettings().isCounting, value).toBe(isCounting)
  }
})
