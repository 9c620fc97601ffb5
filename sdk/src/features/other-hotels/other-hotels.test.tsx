import { fromWirePrice } from '@staykit/contract'
import { priceFixture } from '@staykit/contract/fixtures'
import { formatMoney } from '@staykit/domain'
import { expect } from 'chai'
import { define as defineCheckout } from '../../elements/stay-checkout/define.ts'
import { checkoutAnswers, maya, openCheckout } from '../../elements/stay-checkout/testing/checkout-page.ts'
import { define as defineRates } from '../../elements/stay-rates/define.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, searchAnswer } from '../../testing/hotels.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'

type Box = ReturnType<typeof mount>
const hotel = { 'hotel-id': '800-1', 'hotel-name': 'Hotel 1' }
const others = (box: Box) => box.all<HTMLAnchorElement>('.other')
const names = (box: Box) => others(box).map((link) => link.querySelector('b')?.textContent)
const listed = (box: Box) => eventually(() => others(box).length === 3)
const total = (final: number) => formatMoney(fromWirePrice(priceFixture({ final })).final, 'en-US')

describe('other hotels where one has no room', () => {
  let api: FakeApi
  const here = location.href
  before(() => {
    defineRates()
    defineCheckout()
  })
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      ...memberAnswers,
      ...checkoutAnswers,
      '/hotels/rates/': () => ({ rates: [] }),
      '/hotels/search/': (body) => searchAnswer(20, body as { from: number; to: number }),
    })
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
    history.replaceState(null, '', here)
  })

  it('a full hotel shows three others with a room for the stay, each with its total', async () => {
    const box = mount('stay-rates', { ...hotel, 'check-in': '2030-12-02', 'check-out': '2030-12-05' })
    await listed(box)
    expect(names(box)).to.deep.equal(['Hotel 0', 'Hotel 2', 'Hotel 3'])
    await box.says('Other hotels for these dates')
    const { price } = hotelNumber(0)
    expect(others(box)[0]?.textContent).to.include(`${total(price?.final ?? 0)} total incl. taxes and fees`)
    expect(others(box)[0]?.pathname).to.include('/800-0')
    expect(api.calls('/hotels/search/')[0]?.body).to.include({
      checkIn: '2030-12-02',
      checkOut: '2030-12-05',
    })
    await expectAccessible(box.element)
  })

  it('a member sees the prices of members only', async () => {
    const deal = { price: priceFixture({ final: 77 }), dealID: 'deal-4' }
    let answer = () => {}
    const waiting = new Promise<void>((done) => {
      answer = done
    })
    api.answer({
      '/hotels/search/': () => ({
        ...searchAnswer(20),
        hotels: [hotelNumber(4), hotelNumber(6), hotelNumber(7)],
      }),
      '/hotels/search/deals': () => ({ hotels: { '800-4': deal } }),
      '/auth/refresh': async (body, count) => {
        await waiting
        return memberAnswers['/auth/refresh']?.(body, count)
      },
    })
    keptMember()
    const box = mount('stay-rates', hotel)
    await pause(300)
    expect(others(box)).to.have.length(0)
    answer()
    await listed(box)
    expect(others(box)[0]?.textContent).to.include('$77')
  })

  it('a traveller whose session could not be checked sees no prices that may be another person’s', async () => {
    api.answer({ '/auth/refresh': () => new Refusal(503, { code: 'SERVER_ERROR', message: 'Later.' }) })
    keptMember()
    const box = mount('stay-rates', hotel)
    await box.says('Oh shoot!')
    await pause(300)
    expect(others(box)).to.have.length(0)
  })

  it('a hotel whose supplier fails shows others beside its own retry', async () => {
    api.answer({
      '/hotels/rates/': () => new Refusal(503, { code: 'SUPPLIER_UNAVAILABLE', message: 'Later.' }),
    })
    const box = mount('stay-rates', hotel)
    await listed(box)
    await box.button('Refresh')
  })

  it('a room that is gone while a traveller books leads to other hotels for the same stay', async () => {
    const error = { code: 'SOLD_OUT', message: 'The last room is gone.' }
    api.answer({
      '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_ERROR', error }),
    })
    const box = openCheckout({ section: 'billing', customer: maya })
    const card = await box.frame()
    ;(await box.button(/^Book Room/)).click()
    await card.pays()
    await box.says('This room is sold out.')
    await listed(box)
    await expectAccessible(box.element)
  })

  it('a rate that is gone when the checkout opens leads to other hotels for the same stay', async () => {
    const offer = {
      hotelID: '800-1',
      checkIn: '2030-12-02',
      checkOut: '2030-12-05',
      roomCount: 2,
      adultCount: 3,
    }
    const error = { code: 'SOLD_OUT', message: 'The last room is gone.', details: { offer } }
    api.answer({ '/book/contract': () => new Refusal(409, error) })
    const box = openCheckout({ section: 'customer' })
    await box.button('Go Back')
    await listed(box)
    expect(names(box)).to.deep.equal(['Hotel 0', 'Hotel 2', 'Hotel 3'])
    const { hotelID, ...stay } = offer
    expect(api.calls('/hotels/search/')[0]?.body).to.include(stay)
    await expectAccessible(box.element)
  })

  it('a search without other hotels shows none, and no error', async () => {
    api.answer({ '/hotels/search/': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'Broken.' }) })
    const box = mount('stay-rates', hotel)
    await box.says('Oh shoot!')
    await eventually(() => api.calls('/hotels/search/').length > 0)
    await pause(100)
    expect([others(box).length, box.text().includes('Something went wrong')]).to.deep.equal([0, false])
  })
})
