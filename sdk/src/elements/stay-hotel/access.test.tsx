import { priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { hasOwnPrices } from '../../runtime/own-prices.ts'
import { brandWith, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { hotelNumber } from '../../testing/hotels.ts'
import { keptMember, memberAnswers, signInNow, signOutNow } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const open = rateFixture({
  id: 'r1',
  ppn_book_bundle: 'b1',
  title: 'Double',
  price: priceFixture({ display: 100, final: 120 }),
})
const club = rateFixture({
  ...open,
  id: 'r2',
  ppn_book_bundle: 'b2',
  title: 'Club Double',
  isCUG: true,
  ratePlanCode: 'CLUB',
  price: priceFixture({ display: 75, final: 90 }),
})
type Box = ReturnType<typeof mount>
const titles = (box: Box) => box.all('.room h3').map(({ textContent }) => textContent)
/** Chooses the rate of a room, and clicks Book Now. */
async function book(box: Box, title: string) {
  const room = box.all('.room').find((each) => each.querySelector('h3')?.textContent === title)
  room?.querySelector('input')?.click()
  const button = await eventually(() =>
    box.all<HTMLButtonElement>('[part~=book]').find((each) => each.ariaLabel?.includes(`, ${title},`)),
  )
  button.click()
}

describe('stay-hotel: access to rates', () => {
  let api: FakeApi
  const urls: string[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    urls.push((event as CustomEvent).detail.url)
  }
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    urls.length = 0
    api = fakeApi({
      ...memberAnswers,
      '/hotels': () => ({ hotel: { ...hotelNumber(0), dealID: 'd0' } }),
      '/hotels/rates/': () => ({ rates: [open, club] }),
      '/hotels/rates/deals': () => ({ rates: [] }),
      '/hotels/reviews': () => ({ review_count_per_page: 5, review_count: 0, review_data: [] }),
    })
  })
  afterEach(() => api.restore())
  const hotel = () => mount('stay-hotel', { 'hotel-id': '800-0' })

  it('[HOT-247] [HOT-248] [HOT-249] [OQ-05] [AQ-24] hides member rates and their price from visitors of restricted rates, who log in to book', async () => {
    api.answer({ '/brand': () => brandWith({ restrictedRates: true }) })
    const box = hotel()
    await eventually(() => titles(box).length > 0)
    expect(titles(box)).to.deep.equal(['Double'])
    await box.says('From $120.00 Per Night')
    expect(box.text()).to.not.include('$90.00')
    await book(box, 'Double')
    await box.says('Please Log In to access this rate.')
  })

  it('[HOT-241] [HOT-248] shows members the member rates, their price first, and books them', async () => {
    api.answer({ '/brand': () => brandWith({ restrictedRates: true }) })
    keptMember()
    const box = hotel()
    await eventually(() => titles(box).includes('Club Double'))
    await box.says('From $90.00 Per Night')
    await book(box, 'Club Double')
    await eventually(() => urls[0]?.includes('/checkout/customer?rate=b2'))
  })

  it('no rate of a visitor is on the page while those of a member load after a login', async () => {
    const box = hotel()
    await eventually(() => titles(box).length === 2)
    let answer = (_: object) => {}
    api.answer({ '/hotels/rates/deals': () => new Promise((done) => (answer = done)) })
    await signInNow()
    await eventually(() => api.calls('/hotels/rates/deals').length > 0)
    await eventually(() => titles(box).length === 0)
    expect(box.all('[part~=book]')).to.have.length(0)
    answer({ rates: [club] })
    await eventually(() => titles(box).length === 2)
    await signOutNow()
  })

  it('says that the login could not be checked, and has the prices of the member after Try Again', async () => {
    keptMember()
    const refresh = memberAnswers['/auth/refresh'] as () => object
    api.answer({
      '/auth/refresh': () => new Refusal(503, { code: 'UNAVAILABLE', message: 'down' }),
      '/hotels/rates/': () => ({ rates: [open] }),
      '/hotels/rates/deals': () => ({ rates: [club] }),
    })
    const box = hotel()
    await box.says('Your login could not be checked.')
    expect(titles(box)).to.deep.equal(['Double'])
    expect(hasOwnPrices(document.cookie)).to.equal(true)
    await expectAccessible(box.element)
    api.answer({ '/auth/refresh': refresh })
    ;(await box.button('Try Again')).click()
    await eventually(() => titles(box).includes('Club Double'))
    expect(box.text()).to.not.include('Your login could not be checked.')
    await signOutNow()
    await eventually(() => !hasOwnPrices(document.cookie))
  })

  it('[HOT-250] [OQ-28] userAuthRequired: a visitor must log in to book, a visitor with a deal code need not', async () => {
    api.answer({ '/brand': () => brandWith({ userAuthRequired: true }) })
    const box = hotel()
    await eventually(() => titles(box).length === 2)
    await book(box, 'Double')
    await box.says('Please Log In to access this rate.')
    freshPage()
    localStorage.setItem('staykit.dealCode', 'SUMMER')
    const holder = hotel()
    await eventually(() => titles(holder).length === 2)
    await book(holder, 'Double')
    await book(holder, 'Club Double')
    await eventually(() => urls.length === 2)
    expect(urls[0]).to.equal('/checkout/customer?rate=b1')
    expect(urls[1]).to.include('/checkout/customer?rate=b2')
  })

  it('shows visitors what members pay where the brand allows it, not as a choice', async () => {
    const priceOf = async (flags: object) => {
      freshPage()
      api.answer({
        '/brand': () => brandWith(flags),
        '/hotels/rates/': () => ({ rates: [open] }),
        '/hotels/rates/deals': () => ({ rates: [club] }),
      })
      const box = hotel()
      await eventually(() => titles(box).length > 0)
      await pause(50)
      return box
    }
    expect((await priceOf({})).text()).to.not.include('Members pay')
    expect((await priceOf({ memberPrices: true, restrictedRates: true })).text()).to.not.include(
      'Members pay',
    )
    const box = await priceOf({ memberPrices: true })
    await box.says('Members pay $90')
    expect(box.all('.rate input')).to.have.length(1)
    ;(box.root.querySelector('.rate.locked') as HTMLElement).click()
    await box.says('Please Log In to access this rate.')
  })
})
