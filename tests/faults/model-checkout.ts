import { bookingBalances, type Client, createClient, fromWireCoin } from '@staykit/contract'
import { coversExactly, isSpendable, splitOverCoins } from '@staykit/domain'
import { createBooking } from '@staykit/stores/booking'
import { type CheckoutStore, createCheckout, type RateChoice } from '@staykit/stores/checkout'
import { type MemoryEnvironment, memoryEnvironment } from '@staykit/stores/environment'
import { type PaymentResult, payByCard } from '@staykit/stores/payments/card'
import { payByWallet } from '@staykit/stores/payments/wallet'
import fc from 'fast-check'
import { atom } from 'nanostores'
import { expect } from 'vitest'
import type { SignedIn } from '../../packages/server/src/modules/booking/bookings/testing/member.ts'
import type { BookingServer } from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import {
  newBookingRequestId,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { patientTimer } from '../patience.ts'

/** The traveller's view: the total at the last click on Book Room, and whether "You're Booked!" appeared. */
export interface Belief {
  pressed: number | undefined
}

type Lost = 'request' | 'answer'
const cards = { good: '4242424242424242', declined: '4000000000000002' }

/** One traveller's checkout with the real stores and the real server; only the network between them can be cut. */
export class Journey {
  readonly email: string
  checkout: CheckoutStore
  booking: ReturnType<typeof createBooking>
  readonly #server: BookingServer
  readonly #choice: RateChoice
  readonly #member: SignedIn | undefined
  readonly #client: Client
  #environment: MemoryEnvironment
  #lost: Lost | undefined
  #underWay = 0

  constructor(server: BookingServer, choice: RateChoice, member: SignedIn | undefined) {
    this.#server = server
    this.#choice = choice
    this.#member = member
    this.email = member?.email ?? `${newBookingRequestId()}@example.com`
    this.#client = createClient({
      address: '',
      refId: '8183',
      fetch: (url, init) => this.#fetch(String(url), init),
      setTimeout: patientTimer,
      headers: (): Record<string, string> => (member ? { 'auth-token': member.token } : {}),
    })
    this.#environment = memoryEnvironment({ now: new Date().toISOString() })
    ;({ checkout: this.checkout, booking: this.booking } = this.#open())
    this.checkout.setCustomer({
      firstName: 'Maya',
      lastName: 'Okafor',
      email: this.email,
      phoneNumber: '+1 617 555 0148',
    })
  }

  #open() {
    const shared = { client: this.#client, environment: this.#environment, locale: 'en-US' }
    const booking = createBooking(shared)
    const session = {
      $user: atom(undefined),
      accessToken: async () => undefined,
      identityId: () => undefined,
    }
    const checkout = createCheckout({ ...shared, session, booking, goTo: () => {}, track: () => {} })
    return { checkout, booking }
  }

  async #fetch(url: string, init?: RequestInit): Promise<Response> {
    const lost = this.#lost
    this.#lost = undefined
    if (lost === 'request') throw new TypeError('cut off')
    this.#underWay++
    try {
      const answer = await this.#server.app.request(url, init)
      if (lost === 'answer') throw new TypeError('cut off')
      return answer
    } finally {
      this.#underWay--
    }
  }

  /** Waits until no request is in progress. */
  async #quiet() {
    for (let still = 0; still < 3; ) {
      await new Promise((done) => setTimeout(done, 5))
      still = this.#underWay === 0 ? still + 1 : 0
    }
  }

  cut(lost: Lost) {
    this.#lost = lost
  }

  async wait(ms: number) {
    this.#environment.advance(ms)
    await this.#quiet()
  }

  async load() {
    this.checkout.loadContract(this.#choice)
    await this.wait(300)
  }

  async book(card: keyof typeof cards) {
    const { post } = traveller((url, init) => this.#server.app.request(url, init))
    const typeCard = (clientSecret: string) => {
      const typed = { clientSecret, number: cards[card], cvc: '123', expMonth: 12, expYear: 2034 }
      return post<PaymentResult>('/payment/card-frame/confirm', typed)
    }
    await this.checkout.bookRoom('CREDIT', payByCard(this.#client, typeCard))
    await this.#quiet()
  }

  /** Pays with all coins of the member, in order; does nothing when they do not suffice. */
  async bookByWallet() {
    const state = this.checkout.$contract.get()
    if (!this.#member || state.kind !== 'ready') return
    const { data } = await this.#client(bookingBalances, {}).catch(() => ({ data: undefined }))
    const coins = (data?.balances ?? []).map(fromWireCoin).filter(isSpendable)
    const cents = Math.round((state.contract.dueNowUsd ?? 0) * 100)
    const parts = splitOverCoins(cents, coins)
    if (coversExactly(cents, parts))
      await this.checkout.bookRoom('WALLET', payByWallet(this.#client, parts, 'no'))
    await this.#quiet()
  }

  /** Reloads the page: only the tab's storage remains. */
  async reload() {
    await this.#quiet()
    this.checkout.dispose()
    const { storage, tabStorage } = this.#environment
    const fresh = memoryEnvironment({ now: new Date(this.#environment.clock.now()).toISOString() })
    this.#environment = { ...fresh, storage, tabStorage }
    ;({ checkout: this.checkout, booking: this.booking } = this.#open())
    if (!this.checkout.resume()) await this.load()
    await this.#quiet()
  }

  /** The total on the screen, in minor units. */
  get total(): number | undefined {
    const state = this.checkout.$contract.get()
    return state.kind === 'ready' ? state.contract.rate.price.final.minor : undefined
  }

  get isBooked(): boolean {
    return this.checkout.$progress.get().kind === 'booked'
  }

  /** Invariants of every screen. */
  look({ pressed }: Belief) {
    const state = this.booking.$booking.get()
    if (!this.isBooked || state.kind !== 'ready') return
    expect(state.booking.rate.price.final.minor, 'the receipt is what was agreed to').toBe(pressed)
  }
}

export type Step = fc.AsyncCommand<Belief, Journey>

function step(
  name: string,
  can: (journey: Journey) => boolean,
  act: (journey: Journey, belief: Belief) => Promise<void> | void,
): Step {
  return {
    check: () => true,
    run: async (belief, journey) => {
      if (journey.isBooked || !can(journey)) return
      await act(journey, belief)
      journey.look(belief)
    },
    toString: () => name,
  }
}

const always = () => true
const press = (way: keyof typeof cards | 'wallet') =>
  step(`book by ${way}`, always, async (journey, belief) => {
    const agreed = journey.checkout.$priceChange.get() ? undefined : journey.total
    const before = journey.checkout.attempt()?.sent
    await (way === 'wallet' ? journey.bookByWallet() : journey.book(way))
    if (!before && journey.checkout.attempt()?.sent) belief.pressed = agreed
    else if (journey.isBooked) belief.pressed ??= agreed
  })

/** All actions of a traveller and a bad network at the checkout. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.constant(press('good')),
  fc.constant(press('good')),
  fc.constant(press('declined')),
  fc.constant(press('wallet')),
  fc.constant(press('wallet')),
  fc.constant(step('accept the price', always, ({ checkout }) => checkout.acceptPrice())),
  fc.constant(step('wait for a poll', always, (journey) => journey.wait(5_000))),
  fc.constant(step('reload', always, (journey) => journey.reload())),
  fc.constant(
    step(
      'try again',
      ({ checkout }) => checkout.$progress.get().kind === 'failed',
      async (journey) => {
        journey.checkout.tryAgain()
        await journey.wait(300)
      },
    ),
  ),
  fc.constant(
    step(
      'check again',
      ({ checkout }) => checkout.$progress.get().kind === 'pending',
      ({ checkout }) => checkout.checkAgain(),
    ),
  ),
  fc.constant(
    step('correct the phone number', always, ({ checkout }) =>
      checkout.setCustomer({ phoneNumber: '+1 617 555 0149' }),
    ),
  ),
  fc
    .constantFrom<Lost>('request', 'answer')
    .map((lost) => step(`lose the next ${lost}`, always, (journey) => journey.cut(lost))),
]
