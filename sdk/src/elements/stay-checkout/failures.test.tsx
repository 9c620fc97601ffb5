import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, Refusal } from '../../testing/fake-api.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayCheckout } from './element.ts'
import { checkoutApi, maya, memberAnswers, openCheckout, platform } from './testing/checkout-page.ts'

const gone = (status: number, code: string) => new Refusal(status, { code, message: `${code} in words.` })

describe('stay-checkout: what went wrong, and the ways on', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  const here = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    api = checkoutApi()
    errors = listen('stay-error')
  })
  afterEach(() => {
    errors.stop()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const told = (code: string) => eventually(() => errors.events.find(({ detail }) => detail.code === code))
  const billing = () => openCheckout({ section: 'billing', customer: maya })

  for (const [status, code] of [
    [410, 'CONTRACT_EXPIRED'],
    [409, 'RATE_UNAVAILABLE'],
  ] as const)
    it(`[HOT-301] a rate that is gone (${code}) says so, is told, and leads back or to a search`, async () => {
      api.answer({ '/book/contract': () => gone(status, code) })
      const box = openCheckout()
      await box.says('Oops! Looks like this rate is unavailable.')
      await box.says(`${code} in words.`)
      expectDeclared(stayCheckout, await told(code))
      await box.button('Go Back')
      expect((await box.button('Search for a hotel')).getAttribute('href')).to.equal('/')
      expect(box.maybe('Try Again')).to.equal(undefined)
      expect(errors.events.length).to.equal(1)
    })

  it('a rate that could not be loaded is tried again on request', async () => {
    api.answer({
      '/book/contract': (_, count) =>
        count <= 2 ? gone(503, 'SUPPLIER_UNAVAILABLE') : { contract: contractFixture() },
    })
    const box = openCheckout()
    await box.says('SUPPLIER_UNAVAILABLE in words.')
    await told('SUPPLIER_UNAVAILABLE')
    for (let press = 0; press < 2 && !box.text().includes('Your Information'); press++) {
      ;(await box.button('Try Again')).click()
      await pause(500)
    }
    await box.says('Your Information')
  })

  it('whoever is offline reads that, and has the rate once the line is back, with what was typed', async () => {
    sessionStorage.clear()
    const line = cutLine()
    const box = openCheckout({ customer: { firstName: 'Maya' } })
    try {
      await box.says('Your rate could not be loaded.')
      await box.says('You are offline. This goes on by itself once you are back online.')
      await expectAccessible(box.element)
      await told('NETWORK')
    } finally {
      line.back()
    }
    await box.says('Your Information')
    expect((await box.field('First name')).value).to.equal('Maya')
  })

  it('a checkout without a rate explains itself, with a link to the search', async () => {
    const box = openCheckout({ query: '' })
    await box.says('No room has been chosen yet.')
    await box.says('Search for a hotel and choose one of its rooms: it is booked here.')
    const left = listen('stay-navigate')
    ;(await box.button('Search for a hotel')).click()
    left.stop()
    expect(left.events[0]?.detail).to.deep.equal({ to: 'home', url: '/' })
    expect(box.text()).to.not.include('unavailable')
    expect(api.calls('/book/contract')).to.have.length(0)
    expect(errors.events.length).to.equal(0)
  })

  it('a payment that is declined is told with its code, and is not made again by itself', async () => {
    api.answer({ '/payment/create-payment-intent': () => gone(402, 'PAYMENT_DECLINED') })
    const box = billing()
    await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await box.says('PAYMENT_DECLINED in words.')
    expectDeclared(stayCheckout, await told('PAYMENT_DECLINED'))
    dispatchEvent(new Event('online'))
    await pause(100)
    expect(api.calls('/payment/create-payment-intent')).to.have.length(1)
    expect(((await box.button(/^Book Room/)) as HTMLButtonElement).disabled).to.equal(false)
  })

  it('a payment without a line says that, keeps the form, and is not made by itself when the line is back', async () => {
    const box = billing()
    await box.frame()
    const button = await box.button(/^Book Room/)
    const line = cutLine()
    try {
      button.click()
      await box.says('You are offline.')
      await told('NETWORK')
    } finally {
      line.back()
    }
    await pause(100)
    expect(api.calls('/payment/create-payment-intent')).to.have.length(0)
    await box.button(/^Book Room/)
  })

  it('a booking that failed is a stay-error as well', async () => {
    const error = { code: 'SOLD_OUT', message: 'HOTEL_BOOKING_ERROR: The last room is gone.' }
    api.answer({ '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_ERROR', error }) })
    const box = billing()
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('Oops! There was a problem with your booking.')
    expectDeclared(stayCheckout, await told('SOLD_OUT'))
  })

  it('a confirmation that could not be loaded comes by itself once the line is back', async () => {
    const opened = openCheckout({ section: 'confirmation' })
    opened.element.remove()
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: 'ST-9', email: 'maya@example.com' }))
    const line = cutLine()
    try {
      document.body.append(opened.element)
      await opened.says('You are offline.')
      await opened.button('Check again')
      await told('NETWORK')
    } finally {
      line.back()
    }
    await opened.says('ST-ABCD-EFGH-JKMN')
    expect(bookedFixture().tripNumber).to.equal('ST-ABCD-EFGH-JKMN')
  })

  it('a card form that does not come says so after 15 s, is told, and is fetched anew', async () => {
    const held: (() => void)[] = []
    const own = globalThis.setTimeout
    globalThis.setTimeout = ((run: () => void, ms: number) =>
      ms === 15_000 ? held.push(run) : own(run, ms)) as typeof setTimeout
    try {
      const box = billing()
      const first = await box.frame()
      held.at(-1)?.()
      await box.says('The card form could not be loaded.')
      await told('CARD_FRAME_FAILED')
      await expectAccessible(box.element)
      ;(await box.button('Try again')).click()
      await eventually(() => !first.frame.isConnected)
      const second = await box.frame()
      expect(second.frame).to.not.equal(first.frame)
      expect(box.text()).to.not.include('could not be loaded')
      expect(box.all('.frame')[0]?.hidden).to.equal(false)
    } finally {
      globalThis.setTimeout = own
    }
  })

  it('saved cards that cannot be loaded say so beside a new card, and are asked for again', async () => {
    api.answer({
      ...memberAnswers(),
      '/profile/users/u1': (_, count) =>
        count > 1 ? gone(500, 'SERVER_ERROR') : memberAnswers()['/profile/users/u1']?.({}, 1),
    })
    const box = openCheckout({ section: 'billing', customer: maya, member: true })
    await box.says('Your saved cards could not be loaded. You can pay with another card.')
    await told('CARDS_FAILED')
    api.answer(memberAnswers())
    ;(await box.button('Try again')).click()
    await eventually(() => !box.text().includes('could not be loaded'))
  })

  it('a wallet and an artifact that cannot be had are told with their codes', async () => {
    api.answer({
      ...memberAnswers(),
      [`${platform}/booking/balances`]: () => gone(500, 'SERVER_ERROR'),
      [`${platform}/fi_nft/token_create`]: () => ({ success: false, err_msgs: ['x'] }),
    })
    openCheckout({ section: 'billing', query: '?rate=bundle-1&pm=Wallet', customer: maya, member: true })
    expectDeclared(stayCheckout, await told('WALLET_FAILED'))
    document.body.replaceChildren()
    const opened = openCheckout({ section: 'confirmation' })
    opened.element.remove()
    sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber: 'ST-9', email: 'maya@example.com' }))
    document.body.append(opened.element)
    expectDeclared(stayCheckout, await told('ARTIFACT_FAILED'))
  })
})
