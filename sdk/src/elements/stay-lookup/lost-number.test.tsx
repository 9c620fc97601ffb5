import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

describe('stay-lookup: lost trip number', () => {
  let api: FakeApi
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/book/trip-numbers': () => ({ ok: true }) })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', here)
  })

  async function lost() {
    const box = mount('stay-lookup')
    type(await box.field('Email'), 'maya@example.com')
    ;(await box.button('Forgot your trip number?')).click()
    await box.says("We'll email you the numbers of your upcoming and recent trips")
    return box
  }

  it('requires only the e-mail, sends it once, and does not reveal whether there are trips', async () => {
    const box = await lost()
    expect(box.all<HTMLInputElement>('input').map(({ name, value }) => [name, value])).to.deep.equal([
      ['email', 'maya@example.com'],
    ])
    await eventually(() => box.root.activeElement?.textContent === 'Forgot your trip number?')
    ;(await box.button('Send my trip numbers')).click()
    await box.says('If there are trips for maya@example.com, their numbers are on the way.')
    expect(api.calls('/book/trip-numbers').map(({ body }) => body)).to.deep.equal([
      { email: 'maya@example.com', refId: '8183' },
    ])
    await eventually(() => box.root.activeElement?.textContent === 'Check your email')
    ;(await box.button('Try another email')).click()
    await box.button('Send my trip numbers')
    ;(await box.button('Back to Review/Cancel Reservations')).click()
    await box.button('Submit')
  })

  it('marks an invalid address; shows a refusal, and keeps the values', async () => {
    const errors = listen('stay-error')
    const box = await lost()
    type(await box.field('Email'), 'maya@')
    ;(await box.button('Send my trip numbers')).click()
    await box.says('Enter an address like name@example.com')
    const field = await box.field('Email')
    await eventually(() => box.root.activeElement === field)
    api.answer({
      '/book/trip-numbers': () => new Refusal(429, { code: 'RATE_LIMITED', message: 'Too many tries.' }),
    })
    type(field, 'maya@example.com')
    ;(await box.button('Send my trip numbers')).click()
    await box.says('Too many requests. Please try again in a moment.')
    expect((await box.field('Email')).value).to.equal('maya@example.com')
    expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['RATE_LIMITED'])
    errors.stop()
  })

  it('fills in the trip number from a link in a mail, and never the address', async () => {
    history.replaceState(null, '', '?tripNumber=ST-ABCD-EFGH-JKMN')
    const box = mount('stay-lookup')
    expect((await box.field('Trip number')).value).to.equal('ST-ABCD-EFGH-JKMN')
    expect((await box.field('Email')).value).to.equal('')
  })

  it('offers the mail with trip numbers only for hotels', async () => {
    api.answer({
      '/brand': () => ({ brand: { ...brandAnswer.brand, partner: { host: 'travel.test', qa: true } } }),
    })
    const box = mount('stay-lookup')
    const products = await eventually(() => box.root.querySelector('select'))
    await box.button('Forgot your trip number?')
    type(products, 'CAR')
    await eventually(() => box.maybe('Forgot your trip number?') === undefined)
  })
})
