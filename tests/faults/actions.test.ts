import { CallError, createClient } from '@staykit/contract'
import { addNights, DEFAULT_OCCUPANCY } from '@staykit/domain'
import { createArtifactList } from '@staykit/stores/artifact'
import { createBooking } from '@staykit/stores/booking'
import { createCheckout } from '@staykit/stores/checkout'
import { verifyDealCode } from '@staykit/stores/deals'
import { memoryEnvironment } from '@staykit/stores/environment'
import { createHotel, createRates, createReviews } from '@staykit/stores/hotel'
import { createMemberCards } from '@staykit/stores/payments/card/member'
import { createWallet } from '@staykit/stores/payments/wallet'
import {
  createFigures,
  createLoyaltyFrame,
  createPreferences,
  createProfile,
  createStatement,
} from '@staykit/stores/profile'
import { createResults, createSearchForm, createTypeahead, readRecent } from '@staykit/stores/search'
import { createHomeForms } from '@staykit/stores/search-forms'
import { createSession } from '@staykit/stores/session'
import { createTrips } from '@staykit/stores/trips'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type AccountServer,
  accountServer,
  PASSWORD,
} from '../../packages/server/src/modules/accounts/members/testing.ts'
import { bookOne, traveller } from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { patience, patientTimer } from '../patience.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

const REF_ID = '8183'
const now = new Date().toISOString()
const lisbon = { id: '2267057', type: 'city' }
const hotelId = '9000001-0'

/** All stores of one member's page on the real server; only their network can be cut. */
async function page(email: string) {
  const member = await server.join(email)
  let isCut = false
  const calls = { begun: 0, ended: 0 }
  const environment = memoryEnvironment({ now })
  const client = createClient({
    address: '',
    refId: REF_ID,
    fetch: async (url, init) => {
      calls.begun++
      try {
        if (isCut) throw new TypeError('cut off')
        return await server.app.request(String(url), init)
      } finally {
        calls.ended++
      }
    },
    setTimeout: patientTimer,
    headers: (): Record<string, string> => ({
      'auth-token': session.identityId() ? tokenOf() : member.accessToken,
    }),
  })
  const session = createSession({ client, environment, refId: REF_ID })
  const tokenOf = () => session.$providers.get()[0]?.token ?? member.accessToken
  await session.adopt(member)
  const shared = { client, environment, locale: 'en-US' }
  const userId: string = member.identityID
  const booking = createBooking(shared)
  const checkout = createCheckout({
    ...shared,
    booking,
    session,
    goTo: () => {},
    track: () => {},
  })
  const today = () => environment.clock.today()
  const hotels = createSearchForm(environment)
  const stores = {
    trips: createTrips(shared),
    nfts: createArtifactList(shared),
    wallets: createWallet({ client, totalCents: 0 }),
    profile: createProfile({ ...shared, session }),
    preferences: createPreferences(shared),
    statement: createStatement({ client, userId }),
    loyalty: createLoyaltyFrame({ client, loadScript: async () => {} }),
    figures: createFigures(shared),
    typeahead: createTypeahead(client, environment, 'hotels'),
    results: createResults(shared),
    hotel: createHotel(shared),
    rates: createRates(shared),
    reviews: createReviews(client),
    cards: createMemberCards({ client, userId, today }),
    booking,
    checkout,
    session,
    forms: createHomeForms(environment, hotels),
  }
  return {
    ...{ stores, client, environment, userId, member, email },
    cut: (to: boolean) => {
      isCut = to
    },
    /** Lets time pass, until the calls that this starts have their answers. */
    advance: async (ms: number) => {
      const before = calls.begun
      environment.advance(ms)
      const isOver = () => calls.begun > before && calls.ended === calls.begun
      await vi.waitFor(() => expect(isOver()).toBe(true), patience(30))
      await new Promise((done) => setTimeout(done, 20))
    },
  }
}
type Page = Awaited<ReturnType<typeof page>>

const stay = { checkIn: addNights(now.slice(0, 10), 30), checkOut: addNights(now.slice(0, 10), 32) }
const query = { place: lisbon, ...stay, occupancy: DEFAULT_OCCUPANCY, currency: 'USD' }
const hotelQuery = { hotelId, ...stay, occupancy: DEFAULT_OCCUPANCY, currency: 'USD' }

/** State of each area, and the reason why it is empty. */
function areasOf({
  stores: s,
  environment,
}: Page): Record<string, readonly [shown: unknown, problem: unknown]> {
  const results = s.results.$results.get()
  const hotel = s.hotel.$hotel.get()
  const rates = s.rates.$rates.get()
  const reviews = s.reviews.$reviews.get()[hotelId]
  const kindOf = (state: { kind: string }) => (state.kind === 'error' ? state : undefined)
  const figures = s.figures.$figures.get()
  return {
    trips: [s.trips.$trips.get(), kindOf(s.trips.$trips.get()) && s.trips.$error.get()],
    nfts: [s.nfts.$list.get(), s.nfts.$error.get()],
    wallets: [s.wallets.$wallet.get(), kindOf(s.wallets.$wallet.get())],
    user: [s.profile.$profile.get(), s.profile.$error.get()],
    preferences: [s.preferences.$preferences.get(), kindOf(s.preferences.$preferences.get())],
    statement: [s.statement.$statement.get(), kindOf(s.statement.$statement.get())],
    'loyalty url': [s.loyalty.$loyaltyURL.get(), s.loyalty.$error.get()],
    figures: [
      { ...figures, errors: undefined },
      Object.keys(figures.errors).length ? figures.errors : undefined,
    ],
    typeahead: [s.typeahead.$suggestions.get(), s.typeahead.$suggestions.get().error],
    hotels: [results.view?.count, results.error],
    hotel: [hotel.hotel?.id, hotel.error],
    rates: [rates.rates.length, 'error' in rates ? rates.error : undefined],
    reviews: [reviews?.items.length, reviews?.error],
    cards: [s.cards.$cards.get(), s.cards.$error.get() ?? kindOf(s.cards.$cards.get())],
    booking: [s.booking.$booking.get(), kindOf(s.booking.$booking.get())],
    contract: [s.checkout.$contract.get(), kindOf(s.checkout.$contract.get())],
    session: [[s.session.$status.get(), s.session.$user.get()], s.session.$failure.get()],
    'recent searches': [readRecent(environment.storage), undefined],
    forms: [[s.forms.flights.$form.get(), s.forms.cars.$form.get()], undefined],
  }
}
const serialised = (value: unknown) => JSON.stringify(value) ?? ''
/** Returns the areas whose content changed and the areas with a problem, after an action. */
async function seen(here: Page, run: () => unknown) {
  const before = areasOf(here)
  await run()
  const now = areasOf(here)
  const names = Object.keys(now)
  return {
    changed: names.filter((name) => serialised(now[name]?.[0]) !== serialised(before[name]?.[0])),
    failed: names.filter((name) => now[name]?.[1] !== undefined),
  }
}

/** Actions that call the server, by the area that they fill. */
const loads: Record<string, (here: Page) => unknown> = {
  trips: ({ stores, userId }) => stores.trips.load(userId),
  nfts: ({ stores }) => stores.nfts.load(),
  wallets: ({ stores }) => stores.wallets.load(),
  user: ({ stores }) => stores.profile.load(),
  preferences: ({ stores, userId }) => stores.preferences.load(userId),
  statement: ({ stores }) => stores.statement.load(),
  'loyalty url': ({ stores, userId }) => stores.loyalty.load(userId),
  figures: ({ stores, userId }) => stores.figures.load(userId),
  typeahead: async ({ stores, advance }) => {
    stores.typeahead.search('Lisbon')
    await advance(1_000)
  },
  hotels: ({ stores }) => stores.results.load(query),
  hotel: async ({ stores, advance }) => {
    stores.hotel.load(hotelQuery)
    await advance(1_100)
  },
  rates: ({ stores }) => stores.rates.load(hotelQuery),
  reviews: ({ stores }) => stores.reviews.load(hotelId, 6),
  cards: ({ stores }) => stores.cards.load(),
}

describe('actions of a page', () => {
  it('[ACC-218] [PLT-156] each exists, and changes the state of its own store', async () => {
    const here = await page('actions@example.com')
    const { stores, userId, member } = here
    const who = traveller(
      (path, init) => server.app.request(path, init),
      () => ({ authorization: `Bearer ${member.accessToken}` }),
    )
    const auth = { accessToken: member.accessToken, identityID: userId }
    const { answer } = await bookOne(who, { hotel: 'The Free Cancellation' }, { auth })
    await expect
      .poll(async () => (await server.deps.db.selectFrom('artifacts').select('state').execute()).length)
      .toBeGreaterThan(0)
    for (const [area, load] of Object.entries(loads))
      expect([area, await seen(here, () => load(here))]).toEqual([area, { changed: [area], failed: [] }])
    expect(serialised(stores.trips.$trips.get())).toContain(answer.bookingId)

    const saved = await seen(here, async () => {
      stores.profile.edit({ firstName: 'Maya', lastName: 'Okafor' })
      await stores.profile.save()
    })
    // A login changes the displayed name, too.
    expect(saved).toEqual({ changed: ['user', 'session'], failed: [] })
    expect(await seen(here, () => stores.preferences.change(userId, { stars: [4, 5] }))).toEqual({
      changed: ['preferences'],
      failed: [],
    })
    const searched = await seen(here, () => {
      stores.forms.hotels.choose({ id: '2267057', type: 'city', city: '2267057', area: '', query: 'Lisbon' })
      stores.forms.hotels.submit()
    })
    expect(searched).toEqual({ changed: ['recent searches'], failed: [] })
    expect(await seen(here, () => stores.forms.flights.change({ adultCount: 3 }))).toEqual({
      changed: ['forms'],
      failed: [],
    })
    expect((await stores.typeahead.nearest(38.72, -9.13)).query).toContain('Lisbon')
  })

  it('[PLT-156] sign up, login, forgot and reset password, the status check and logout change only the session', async () => {
    const here = await page('other-actions@example.com')
    const { session } = here.stores
    const email = 'new-actions@example.com'
    expect(await seen(here, () => session.signOut())).toEqual({ changed: ['session'], failed: [] })
    expect(session.$status.get()).toBe('unauthorized')
    await session.signUp(email, PASSWORD)
    const pin = await server.pinFor(email)
    expect(await seen(here, () => session.confirm(email, pin, PASSWORD))).toEqual({
      changed: ['session'],
      failed: [],
    })
    expect(session.$user.get()?.email).toBe(email)
    expect(await session.check()).toBe('connected')
    await session.signOut()
    const mails = (await server.mailsTo(email)).length
    await session.forgot(email)
    const reset = await server.pinFor(email, mails + 1)
    await session.reset(email, reset, 'Other-Pass2!')
    await expect(session.signIn(email, PASSWORD)).rejects.toBeInstanceOf(CallError)
    expect(await seen(here, () => session.signIn(email, 'Other-Pass2!'))).toEqual({
      changed: ['session'],
      failed: [],
    })
  })

  it('[ACC-231] [PLT-158] a failed action sets the error of its own area only', async () => {
    for (const [area, load] of Object.entries(loads)) {
      const here = await page(`failed-${area.replaceAll(' ', '-')}@example.com`)
      here.cut(true)
      expect([area, (await seen(here, () => load(here))).failed]).toEqual([area, [area]])
      // Control: after the network is back no area has an error.
      here.cut(false)
      const again = await seen(here, () => load(here))
      expect([area, again.failed, areasOf(here)[area]?.[1]]).toEqual([area, [], undefined])
    }
    const here = await page('failed@example.com')
    here.cut(true)
    const { stores, client, environment, userId } = here
    expect(
      (await seen(here, () => stores.booking.load({ tripNumber: 'ST-1', email: 'a@x.com' }))).failed,
    ).toEqual(['booking'])
    const contract = async () => {
      stores.checkout.loadContract({ bundle: 'bundle-1' })
      await here.advance(400)
    }
    expect((await seen(here, contract)).failed).toEqual(['booking', 'contract'])
    // An action without an area reports its error to its caller.
    await expect(stores.typeahead.nearest(1, 2)).rejects.toThrow('Unable to find Location')
    await expect(verifyDealCode(client, environment, 'CODE')).rejects.toBeInstanceOf(CallError)
    await expect(stores.session.signIn('a@x.com', PASSWORD)).rejects.toBeInstanceOf(CallError)
    expect((await seen(here, () => stores.preferences.change(userId, { stars: [4] }))).failed).toEqual([
      'booking',
      'contract',
    ])
  })
})
