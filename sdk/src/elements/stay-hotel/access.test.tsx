import { priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { brandWith, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber } from '../../testing/hotels.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
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
const titles = (box: Box) => box.all('.rate h3').map(({ textContent }) => textContent)
const book = (box: Box, title: string) =>
  box
    .all('.rate')
    .find((rate) => rate.querySelector('h3')?.textContent === title)
    ?.querySelector('a') as HTMLElement

describe('stay-hotel: access to rates', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
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

  it('[HOT-247] [HOT-248] [HOT-249] hides member rates and their price from visitors of restricted rates, who log in to book', async () => {
    api.answer({ '/brand': () => brandWith({ restrictedRates: true }) })
    const box = hotel()
    await eventually(() => titles(box).length > 0)
    expect(titles(box)).to.deep.equal(['Double'])
    await box.says('From $120.00 Per Night')
    expect(box.text()).to.not.include('$90.00')
    book(box, 'Double').click()
    await box.says('Please Log In to access this rate.')
  })

  it('[HOT-241] [HOT-248] shows members the member rates, their price first, and books them', async () => {
    api.answer({ '/brand': () => brandWith({ restrictedRates: true }) })
    keptMember()
    const box = hotel()
    await eventually(() => titles(box).includes('Club Double'))
    await box.says('From $90.00 Per Night')
    expect(book(box, 'Club Double').getAttribute('href')).to.include('/checkout/customer?rate=b2')
  })

  it('[HOT-250] userAuthRequired: a visitor must log in to book, a visitor with a deal code need not', async () => {
    api.answer({ '/brand': () => brandWith({ userAuthRequired: true }) })
    const box = hotel()
    await eventually(() => titles(box).length === 2)
    book(box, 'Double').click()
    await box.says('Please Log In to access this rate.')
    freshPage()
    localStorage.setItem('staykit.dealCode', 'SUMMER')
    const holder = hotel()
    await eventually(() => titles(holder).length === 2)
    expect(book(holder, 'Double').getAttribute('href')).to.equal('/checkout/customer?rate=b1')
    expect(book(holder, 'Club Double').getAttribute('href')).to.include('/checkout/customer?rate=b2')
  })
})
