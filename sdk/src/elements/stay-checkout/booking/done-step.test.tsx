import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { listen } from '../../../testing/events.ts'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { expectAccessible } from '../../../testing/page.ts'
import { shortWaits } from '../../../testing/short-waits.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'
import { checkoutApi, maya, openCheckout } from '../testing/checkout-page.ts'

describe('stay-checkout: a step that is done', () => {
  let api: FakeApi
  let waits: ReturnType<typeof shortWaits>
  const here = location.href
  before(define)
  beforeEach(() => {
    api = checkoutApi()
    waits = shortWaits()
  })
  afterEach(() => {
    waits.restore()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  type Box = ReturnType<typeof openCheckout>
  const path = (end: string) => eventually(() => location.pathname === `/checkout/${end}`)
  const sections = ['customer', 'billing', 'booking']
  const reload = (section = location.pathname.split('/').at(-1) ?? '') =>
    openCheckout({ section, reload: true, query: location.search })

  /** Books from the customer step on, which has an entry of its own. */
  async function book(box = openCheckout({ customer: maya })) {
    ;(await box.button('Continue')).click()
    await path('billing')
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await path('confirmation')
    await box.says('ST-ABCD-EFGH-JKMN')
    return box
  }

  async function expectTrip(box: Box) {
    await box.says('This room is already yours')
    await box.says('trip ST-1')
    expect(box.all('button').map(({ textContent }) => textContent)).to.deep.equal(['Show your booking'])
    expect(box.element.querySelector('iframe')).to.equal(null)
  }

  it('shows the trip after Back, and the confirmation after Forward', async () => {
    const steps = listen('stay-step')
    const box = await book()
    history.back()
    await path('billing')
    await expectTrip(box)
    await eventually(() => box.root.activeElement?.textContent === 'This room is already yours')
    await expectAccessible(box.element)
    history.back()
    await path('customer')
    await expectTrip(box)
    history.go(2)
    await path('confirmation')
    await box.says('ST-ABCD-EFGH-JKMN')
    steps.stop()
    expect(steps.events.map(({ detail }) => detail.step)).to.deep.equal([
      'details',
      'payment',
      'confirmation',
    ])
    expect(api.calls('/book/sync2')).to.have.length(1)
  })

  it('shows the trip after a reload, which leads to the confirmation', async () => {
    await book()
    for (const section of sections) {
      const contracts = api.calls('/book/contract').length
      const booked = listen('stay-booked')
      const box = reload(section)
      await expectTrip(box)
      expect(api.calls('/book/contract')).to.have.length(contracts)
      ;(await box.button('Show your booking')).click()
      await path('confirmation')
      await box.says('ST-ABCD-EFGH-JKMN')
      booked.stop()
      expect(booked.events).to.have.length(0)
    }
  })

  it('shows at the confirmation of a rate its own trip, not the last one of the tab', async () => {
    await book()
    const later = { tripNumber: 'ST-2', email: 'maya@example.com' }
    /** The trips that a confirmation loads, once the page before has ended. */
    const shown = async (query: string) => {
      document.body.replaceChildren()
      await pause(100)
      const before = api.calls('/book/details').length
      sessionStorage.setItem('staykit.trip', JSON.stringify(later))
      const box = openCheckout({ section: 'confirmation', reload: true, query })
      await box.says('ST-ABCD-EFGH-JKMN')
      const calls = api.calls('/book/details').slice(before)
      return [...new Set(calls.map(({ body }) => body.bookingId))]
    }
    expect(await shown(location.search)).to.deep.equal(['ST-1'])
    // A rate that this tab does not know any more.
    expect(await shown('?rate=older')).to.deep.equal(['ST-2'])
  })

  it('shows the trip where Back left the booking screen before its end', async () => {
    let answer = () => {}
    const done = { bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }
    api.answer({ '/book/sync2': () => new Promise((then) => (answer = () => then(done))) })
    const box = openCheckout({ section: 'billing', customer: maya })
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await path('booking')
    history.back()
    await path('billing')
    answer()
    await path('confirmation')
    history.forward()
    await path('booking')
    await expectTrip(box)
  })

  it('offers another rate of the same element', async () => {
    const box = await book()
    api.answer({ '/book/contract': () => ({ contract: contractFixture({ id: 'bundle-2' }) }) })
    history.back()
    await path('billing')
    box.element.setAttribute('rate', 'bundle-2')
    await eventually(async () => (await box.button(/^Book Room/)).ariaDisabled === 'false')
  })

  it('can be done again after the trip was cancelled', async () => {
    const box = await book()
    api.answer({
      '/book/details': () => ({ booking: bookedFixture({ status: 'CANCELED' }), capability: 'cap' }),
    })
    const again = reload()
    await again.says('cancel')
    box.element.remove()
    history.back()
    await path('billing')
    await eventually(async () => (await again.button(/^Book Room/)).ariaDisabled === 'false')
  })

  it('stays busy only for a call in flight, whenever the page is loaded again', async () => {
    const sync = '/book/sync2'
    const never = () => new Promise(() => {})
    // A page that ends during the payment, before the booking has an answer, and after it.
    for (const ends of ['/payment/create-payment-intent', sync, '']) {
      api.answer(ends ? { [ends]: never } : {})
      const left = openCheckout({ section: 'billing', customer: maya })
      const card = await left.frame()
      ;(await left.button(/^Book Room/)).click()
      if (ends !== '/payment/create-payment-intent') await card.pays()
      await eventually(() => api.calls(ends || sync).length > 0)
      if (!ends) await path('confirmation')
      for (const section of sections) {
        api.restore()
        api = checkoutApi({ [sync]: never })
        const box = reload(section)
        await eventually(
          () =>
            api.calls(sync).length > 0 ||
            box.maybe('Show your booking') ||
            box.maybe('Continue') ||
            box.maybe(/^Book Room/)?.ariaDisabled === 'false',
        )
        await pause(50)
        expect(box.all('[aria-busy=true]').length).to.be.at.most(api.calls(sync).length)
      }
      api.restore()
      api = checkoutApi()
    }
  })
})
