import { bookedFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { define } from '../../elements/stay-lookup/define.ts'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { freshPage, mount } from '../../testing/page.ts'
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

  it('shows the cost, then opens the rates of the same hotel, without a capability in the tab yet', async () => {
    const box = open(booking(), () => refund(300))
    ;(await box.button('Change dates')).click()
    await box.says('$300.00')
    ;(await box.button('Choose new dates')).click()
    expect(left.at(-1)).to.match(/\/details\/.*\/rates$/)
    const stored = sessionStorage.getItem('staykit.change') ?? ''
    expect(JSON.parse(stored)).to.include(key)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.include('"cap')
  })

  it('shows first that a non-refundable stay has no refund; keeping the dates changes nothing', async () => {
    const box = open(booking({ isCancellable: false }), () => refund(0))
    ;(await box.button('Change dates')).click()
    await box.says('Your trip is non-refundable')
    await box.button('Choose new dates without a refund')
    const dialog = await eventually(() => box.root.querySelector('dialog'))
    dialog.querySelector<HTMLButtonElement>('.modal-acts button')?.click()
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
