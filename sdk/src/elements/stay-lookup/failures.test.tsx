import { bookedFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayLookup } from './element.ts'

const trip = 'ST-ABCD-EFGH-JKMN'
const key = JSON.stringify({ tripNumber: trip, email: 'maya@example.com' })

describe('stay-lookup: what went wrong, and the ways on', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    errors = listen('stay-error')
    api = fakeApi({ '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }) })
  })
  afterEach(() => {
    errors.stop()
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', here)
  })
  const codes = () => errors.events.map(({ detail }) => detail.code)

  it('whoever is offline reads that, and keeps what was typed until it is sent again', async () => {
    const box = mount('stay-lookup')
    type(await box.field('Trip number'), trip)
    type(await box.field('Email'), 'maya@example.com')
    const line = cutLine()
    try {
      ;(await box.button('Submit')).click()
      await box.says('You are offline.')
      await expectAccessible(box.element)
      expectDeclared(stayLookup, errors.events[0] as CustomEvent)
      expect(codes()).to.deep.equal(['NETWORK'])
    } finally {
      line.back()
    }
    await pause(100)
    expect(api.calls('/book/details')).to.have.length(0)
    expect((await box.field('Trip number')).value).to.equal(trip)
    ;(await box.button('Submit')).click()
    await box.says('Your reservation')
  })

  it('the booking that this tab remembers comes by itself once the line is back', async () => {
    sessionStorage.setItem('staykit.trip', key)
    const line = cutLine()
    const box = mount('stay-lookup', { view: 'booking' })
    try {
      await box.says('You are offline.')
    } finally {
      line.back()
    }
    await box.says('Your reservation')
  })

  it('a receipt, a mail and a cancellation that fail are told with their codes, and nothing is cancelled by itself', async () => {
    sessionStorage.setItem('staykit.trip', key)
    api.answer({
      '/book/receipt': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }),
      '/book/cancel': () => ({
        status: 'FAILED',
        getHotelCancelRequest: { error: { code: 'NOT_CANCELLABLE', message: 'The deadline has passed.' } },
      }),
    })
    const box = mount('stay-lookup', { view: 'booking' })
    ;(await box.button('Receipt (PDF)')).click()
    await box.says('Something went wrong on the server.')
    await eventually(() => codes().join() === 'SERVER_ERROR')
    ;(await box.button('Cancel booking')).click()
    ;(await box.find('dialog')).querySelector<HTMLElement>('.danger')?.click()
    await box.says('There was a problem cancelling your reservation. The deadline has passed.')
    await eventually(() => codes().join() === 'SERVER_ERROR,NOT_CANCELLABLE')
    dispatchEvent(new Event('online'))
    await pause(50)
    expect(api.calls('/book/cancel')).to.have.length(1)
  })
})
