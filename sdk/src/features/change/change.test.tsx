import { bookedFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { define } from '../../elements/stay-lookup/define.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'

const key = { tripNumber: 'ST-ABCD-EFGH-JKMN', email: 'maya@example.com' }
const booking = (more: object = {}) => ({ ...bookedFixture(), isChangeable: true, ...more })

describe('change of dates of a booking', () => {
  let api: FakeApi
  const left: string[] = []
  const stay = (event: Event) => {
    left.push((event as CustomEvent<{ url: string }>).detail.url)
    event.preventDefault()
  }
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    left.length = 0
    sessionStorage.setItem('staykit.trip', JSON.stringify(key))
  })
  afterEach(() => api.restore())

  function open(bookingAnswer: object, change: () => object) {
    api = fakeApi({
      '/book/details': () => ({ booking: bookingAnswer, capability: 'cap' }),
      '/book/change': change,
    })
    return mount('stay-lookup', { view: 'booking' })
  }
  const refund = (amount: number) => ({ isChangeable: true, refund: { amount, currencyCode: 'USD' } })

  const room = 'Double Room, River View'
  const nextRate = (title: string, final: number, more: object = {}) =>
    rateFixture({
      ...{ id: title, title, ppn_book_bundle: `bundle-${final}` },
      price: priceFixture({ final }),
      ...more,
    })

  /** The dialog of a trip, after its traveller has chosen December 14 to 17. */
  async function withDates(trip: object, refunded: number | object, answer: () => unknown) {
    const box = open(booking(trip), () => (typeof refunded === 'number' ? refund(refunded) : refunded))
    api.answer({ '/hotels/rates/': answer })
    ;(await box.button('Change dates')).click()
    const dialog = await box.find('dialog')
    for (const day of ['2030-12-14', '2030-12-17'])
      (await eventually(() => dialog.querySelector<HTMLElement>(`[data-date="${day}"]`))).click()
    return { box, dialog }
  }

  it('shows the difference for the same room and terms, then opens its checkout, without a capability in the tab yet', async () => {
    const { box } = await withDates({}, 467.04, () => ({
      rates: [
        nextRate(room, 450, { free_cancellation: false }),
        nextRate(room, 500.16),
        nextRate('Junior Suite', 400),
      ],
    }))
    await box.says('Total to pay$15.12')
    await box.says('New total$500.16')
    await box.says('refund $467.04')
    expect(api.calls('/hotels/rates/')[0]?.body).to.include({
      ...{ hotelID: 'h1', checkIn: '2030-12-14', checkOut: '2030-12-17', roomCount: 1, adultCount: 2 },
    })
    await expectAccessible(box.element)
    ;(await box.button(/^Change and pay \$/)).click()
    expect(left.at(-1)).to.match(/\/checkout\/billing\?rate=bundle-500\.16$/)
    const stored = sessionStorage.getItem('staykit.change') ?? ''
    expect(JSON.parse(stored)).to.include(key)
    expect(JSON.parse(sessionStorage.getItem('staykit.customer') ?? '')).to.include({
      firstName: 'Maya',
      lastName: 'Okafor',
    })
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.include('"cap')
  })

  const credited = (amount: number) => ({
    ...refund(amount),
    credit: { amount, currencyCode: 'USD', least: 1 },
  })

  /** A rate of which this is due now. */
  const paying = (title: string, dueNow: number) =>
    nextRate(title, dueNow, { price: priceFixture({ dueNow, final: dueNow + 18 }) })

  it('charges only the difference when the payment of the trip can pay for the new stay', async () => {
    const { box } = await withDates({}, credited(467.04), () => ({ rates: [paying(room, 482.16)] }))
    await box.says('You pay now$15.12')
    await box.says('Only the difference moves: $467.04 of your payment pays for the new dates.')
    await box.says('You book the new dates and pay $15.12.')
    await box.says('$467.04 of its payment pays for the new dates.')
    expect(box.root.textContent).not.to.include('get $467.04 back')
    await expectAccessible(box.element)
    await box.button('Change and pay $15.12')
    await box.says('New total$500.16')
    await box.says('Current trip− $485.04')
  })

  it('the calendar fits a phone with text of twice the size', async () => {
    await setViewport({ width: 390, height: 844 })
    document.documentElement.style.setProperty('--stay-text-base', '32px')
    const { dialog } = await withDates({}, credited(467.04), () => ({ rates: [paying(room, 482.16)] }))
    const months = await eventually(() => dialog.querySelector('.change-calendar'))
    expect(months.scrollWidth).to.equal(months.clientWidth)
    document.documentElement.removeAttribute('style')
  })

  it('names what comes back, or that nothing is to pay', async () => {
    const { box, dialog } = await withDates({}, credited(500), () => ({
      rates: [paying('City View', 482.16), paying('Junior Suite', 500)],
    }))
    await box.says(`${room} is full on these dates.`)
    const rooms = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(rooms).to.include.members(['City View− $17.84', 'Junior Suite$0.00'])
    const [first, second] = dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')
    first?.click()
    await box.says('You get back$17.84')
    await box.says('You book the new dates without another payment.')
    await box.says('refund $17.84')
    await box.button('Change and get $17.84 back')
    second?.click()
    await box.says('Nothing to pay')
    await box.button('Change dates')
  })

  it('offers other rooms with their difference when the room is full', async () => {
    const { box, dialog } = await withDates({}, 467.04, () => ({
      rates: [nextRate('Junior Suite', 697.44), nextRate('City View', 470)],
    }))
    await box.says(`${room} is full on these dates.`)
    const rooms = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(rooms).to.include.members(['City View− $15.04', 'Junior Suite+ $212.40'])
    expect(box.maybe(/^Change and pay/)).to.equal(undefined)
    dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')[0]?.click()
    await box.says('Total you get back$15.04')
    ;(await box.button('See all rooms on these dates')).click()
    expect(left.at(-1)).to.match(/12-14-2030.*\/rates$/)
  })

  it('says that nothing is left, and retries rates that failed', async () => {
    let answer: () => unknown = () => new Refusal(503, { code: 'SUPPLIER_UNAVAILABLE', message: 'Later.' })
    const { box } = await withDates({}, 467.04, () => answer())
    const retry = await box.button('Try again')
    answer = () => ({ rates: [] })
    retry.click()
    await box.says(`${room} is full on these dates.`)
    expect(box.maybe(/^Change and pay/)).to.equal(undefined)
  })

  it('shows first that a non-refundable stay has no refund; keeping the dates changes nothing', async () => {
    const { box } = await withDates({ isCancellable: false }, 0, () => ({ rates: [nextRate(room, 500.16)] }))
    await box.says('Your trip is non-refundable')
    expect((await box.button(/^Change and pay/)).className).to.include('danger')
    ;(await box.button('Keep my dates')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    expect(sessionStorage.getItem('staykit.change')).to.equal(null)
  })

  it('offers no change for a started trip, and shows why a change is refused', async () => {
    const box = open(booking({ isChangeable: false }), () => refund(0))
    await box.says('Your reservation')
    expect(box.root.textContent).not.to.include('Change dates')
    api.restore()
    const other = open(booking(), () => ({ ...refund(0), isChangeable: false }))
    ;(await other.button('Change dates')).click()
    await other.says('can no longer be changed')
  })

  it('shows what the payment of a changed trip pays for, on both trips', async () => {
    const replaces = { tripNumber: 'ST-OLD', state: 'cancelled' }
    const box = open(booking({ replaces: 'ST-OLD', credit: 450 }), () => ({ ...refund(0), replaces }))
    await box.says('Your trip ST-OLD was cancelled. $450.00 of its payment pays for this trip.')
    await box.says('Paid with trip ST-OLD-$450.00')
    await box.says('Paid$17.04')
    api.restore()
    const gone = { status: 'CANCELED', isChangeable: false, replacedBy: 'ST-NEW' }
    const sent = { state: 'sent', currencyCode: 'USD', cancelledAt: '2030-12-01T10:00:00Z' }
    const whole = { amount: 0, credit: 467.04, time: '2030-12-01T10:00:00Z', ...sent }
    const old = open(booking({ ...gone, refund: whole }), () => refund(0))
    await old.says('Used for trip ST-NEW$467.04')
    expect(old.root.textContent).not.to.include('$0.00 back')
    api.restore()
    const part = { ...whole, amount: 17.04, credit: 450 }
    const other = open(booking({ ...gone, refund: part }), () => refund(0))
    await other.says('Used for trip ST-NEW$450.00')
    await other.says('$17.04')
  })

  it('a booking shows the state of the trip that it replaced, and the trip that replaced it', async () => {
    const replaces = {
      tripNumber: 'ST-OLD',
      state: 'cancelled',
      refund: { amount: 300, currencyCode: 'USD' },
    }
    const box = open(booking({ replaces: 'ST-OLD' }), () => ({ ...refund(0), replaces }))
    await box.says('Your trip ST-OLD was cancelled. We refund $300.00')
    api.restore()
    const old = open(booking({ status: 'CANCELED', isChangeable: false, replacedBy: 'ST-NEW' }), () =>
      refund(0),
    )
    await old.says('Your new trip is ST-NEW')
  })
})
