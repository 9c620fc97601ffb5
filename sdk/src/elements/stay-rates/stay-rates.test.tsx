import type { WireRate } from '@staykit/contract'
import { priceFixture, rateFixture, twoTiersFixture } from '@staykit/contract/fixtures'
import { dateInZone } from '@staykit/domain'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { images, rates } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineLogin } from '../stay-login/define.ts'
import { define } from './define.ts'
import { stayRates } from './element.ts'

const hotel = { 'hotel-id': '800-7', 'hotel-name': 'Casa do Miradouro' }
type Box = ReturnType<typeof mount>
const rows = (box: Box) => box.all('.rate')
const listed = (box: Box) => eventually(() => rows(box).length > 0)
const row = (box: Box, title: string) =>
  cards(box)
    .find((one) => one.textContent?.includes(title))
    ?.querySelector('.rate') as HTMLElement
const cards = (box: Box) => box.all('.room')
/** Chooses the rate of a room and clicks Book Now. */
async function book(box: Box, title: string) {
  row(box, title).querySelector('input')?.click()
  const button = await eventually(() =>
    box.all<HTMLButtonElement>('[part~=book]').find((each) => each.ariaLabel?.includes(title)),
  )
  button.click()
}

describe('stay-rates', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    globalThis.staykit = { load: async (tag) => void (tag === 'stay-login' && defineLogin()) }
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/hotels/rates/': () => ({ rates }) })
  })
  afterEach(() => api.restore())

  it('[HOT-117] [HOT-118] [HOT-119] shows the rates of each room with their labels and totals, the cheapest room first', async () => {
    const box = mount('stay-rates', hotel)
    await listed(box)
    expect(cards(box).map((card) => card.querySelector('h3')?.textContent)).to.deep.equal([
      'Double Room, River View',
      'Double Room, City View',
      'Family Room',
      'Junior Suite',
    ])
    const cancellable = rows(box).map((one) => one.textContent?.includes('Free Cancellation'))
    const prepaid = rows(box).map((one) => one.textContent?.includes('Pre Paid'))
    expect(cancellable).to.deep.equal([true, false, true, false])
    expect(prepaid).to.deep.equal([false, true, false, true])
    for (const [index, total] of ['$485.04', '$515.04', '$721.50', 'Members pay $643'].entries())
      expect(rows(box)[index]?.textContent).to.include(total)
  })

  it('says that more rates may come while a supplier is missing, and shows them on request', async () => {
    const [first] = rates
    api.answer({ '/hotels/rates/': () => ({ rates: [first], incomplete: true }) })
    const box = mount('stay-rates', hotel)
    await box.says('More rates may come.')
    expect(rows(box)).to.have.length(1)
    api.answer({ '/hotels/rates/': () => ({ rates }) })
    ;(await box.button('Refresh')).click()
    await eventually(() => rows(box).length === rates.length)
    expect(box.text()).not.to.include('More rates may come.')
  })

  it('groups rates by the room of the supplier, and shows its picture, beds, size and view', async () => {
    const room = {
      code: 'R',
      title: 'Attic',
      images,
      beds: [{ kind: 'king', count: 1 }],
      size: 22,
      sleeps: 2,
    }
    const of = (id: string, final: number, change = {}) =>
      rateFixture({ id, roomCode: 'R', ppn_book_bundle: id, price: priceFixture({ final }), ...change })
    api.answer({
      '/hotels/rates/': () => ({
        rates: [of('a', 300), of('b', 200, { free_cancellation: false, isPayNow: true, hasBreakfast: true })],
        rooms: [{ ...room, view: 'River View' }],
      }),
    })
    const box = mount('stay-rates', hotel)
    await listed(box)
    expect(cards(box)).to.have.length(1)
    expect(
      [...(cards(box)[0]?.querySelectorAll('.room-facts li') ?? [])].map((each) => each.textContent),
    ).to.deep.equal(['1 king bed', '237 sq ft', 'Sleeps 2', 'River View'])
    expect(rows(box).map((one) => one.querySelector('.now')?.firstChild?.textContent)).to.deep.equal([
      '$200',
      '$300',
    ])
    expect(rows(box)[0]?.textContent)
      .to.include('Breakfast included')
      .and.include('Non-refundable, no changes')
    ;(await box.button(/^7 pictures of Attic/)).click()
    await box.says('Picture 1 of 7')
  })

  it('[HOT-120] has one Book Now, named by room, terms and total; the cheapest rate is chosen first', async () => {
    const box = mount('stay-rates', hotel)
    await listed(box)
    const name = () => box.all('[part~=book]').map(({ ariaLabel }) => ariaLabel)
    expect(name()).to.deep.equal(['Book Now, Double Room, River View, Free Cancellation, $485.04'])
    const radios = box.all<HTMLInputElement>('.rate input')
    expect(radios.map(({ checked }) => checked)).to.deep.equal([true, false, false])
    expect(new Set(radios.map((radio) => radio.name)).size).to.equal(1)
    radios[1]?.click()
    await eventually(() => name()[0] === 'Book Now, Double Room, City View, Pre Paid, $515.04')
    expect(box.root.querySelector('.buybar [aria-live=polite]')?.textContent).to.include('$515.04')
  })

  it('[HOT-120] books the chosen one of two rates of a room', async () => {
    const rateOf = (bundle: string, final: number, free_cancellation: boolean) =>
      rateFixture({ id: bundle, ppn_book_bundle: bundle, free_cancellation, price: priceFixture({ final }) })
    api.answer({
      '/hotels/rates/': () => ({ rates: [rateOf('fixed', 400, false), rateOf('free', 450, true)] }),
    })
    const box = mount('stay-rates', hotel)
    await eventually(() => box.all('.rate').length === 2)
    expect(cards(box)).to.have.length(1)
    const navigations = listen('stay-navigate')
    box.all<HTMLInputElement>('.rate input')[1]?.click()
    const button = await box.button(/^Book Now.*\$450(\.00)?$/)
    button.click()
    navigations.stop()
    expect(navigations.events.map(({ detail }) => detail.url)).to.deep.equal(['/checkout/customer?rate=free'])
  })

  it('[T11] writes one sentence for each tier, and calls a part neither free nor prepaid', async () => {
    const [, ...later] = twoTiersFixture.tiers
    const rateOf = (bundle: string, final: number, change: Partial<WireRate>) =>
      rateFixture({ id: bundle, ppn_book_bundle: bundle, price: priceFixture({ final }), ...change })
    const half = { kind: 'percentage', bps: 5_000, penalty: 233.52, refund: 233.52 }
    const partly = { ...twoTiersFixture, tiers: [half, ...later.slice(1)] }
    api.answer({
      '/hotels/rates/': () => ({
        rates: [
          rateOf('tiers', 300, { cancelBy: later[0]?.from, cancellationPolicy: twoTiersFixture }),
          rateOf('partly', 400, { free_cancellation: false, isPayNow: true, cancellationPolicy: partly }),
        ],
      }),
    })
    const box = mount('stay-rates', hotel)
    await eventually(() => box.all('.rate').length === 2)
    const [tiers = '', part = ''] = rows(box).map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))
    expect(tiers).to.include('Free Cancellation')
    // The line says what follows, also on a phone.
    expect(tiers).to.include('Until Tue, Dec 3, 6:00 PM (hotel time), then 1 night ($155.68)')
    // The chosen rate has all tiers, in the sheet of the bar.
    ;(await box.find('.buybar .sumb')).click()
    await eventually(() =>
      box.text().replaceAll('\u202f', ' ').includes('From Thu, Dec 5, 6:00 PM (hotel time), no refund.'),
    )
    const notes = [...(await box.find('dialog')).querySelectorAll('.choice .sm .muted')].map(
      ({ textContent }) => textContent?.replaceAll('\u202f', ' '),
    )
    expect(notes.slice(0, 3)).to.deep.equal([
      'Until Tue, Dec 3, 6:00 PM (hotel time)',
      'From Tue, Dec 3, 6:00 PM (hotel time), it costs 1 night ($155.68).',
      'From Thu, Dec 5, 6:00 PM (hotel time), no refund.',
    ])
    ;(await box.find('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(part).to.include('Partly refundable')
    expect(part).to.include(
      'Cancellation costs 50% ($233.52). From Thu, Dec 5, 6:00 PM (hotel time), no refund.',
    )
    for (const wrong of [/free/i, /pre ?paid/i, /non-refundable/i])
      expect(part).to.not.match(wrong)
      // The filter shows rates that are free now.
    ;(await box.button('Free Cancellation')).click()
    await eventually(() => box.all('.rate').length === 1)
    expect(box.text()).to.not.include('Partly refundable')
  })

  it('filters rates by free cancellation and breakfast, and offers a way back when none passes', async () => {
    const fixed = { free_cancellation: false, isPayNow: true }
    api.answer({
      '/hotels/rates/': () => ({
        rates: [
          rateFixture({ id: 'a', title: 'Loft', ppn_book_bundle: 'a', price: priceFixture({ final: 300 }) }),
          rateFixture({
            ...fixed,
            id: 'b',
            title: 'Nook',
            ppn_book_bundle: 'b',
            hasBreakfast: true,
            price: priceFixture({ final: 200 }),
          }),
        ],
      }),
    })
    const box = mount('stay-rates', hotel)
    await listed(box)
    const titles = () => cards(box).map((card) => card.querySelector('h3')?.textContent)
    const name = () => box.root.querySelector('[part~=book]')?.getAttribute('aria-label')
    expect(titles()).to.deep.equal(['Nook', 'Loft'])
    const free = await box.button('Free Cancellation')
    free.click()
    await eventually(() => free.ariaPressed === 'true')
    expect([titles(), name()]).to.deep.equal([['Loft'], 'Book Now, Loft, Free Cancellation, $300'])
    ;(await box.button('Breakfast')).click()
    await box.says('No rate has all of this.')
    ;(await box.button('Show all rates')).click()
    await eventually(() => titles().length === 2)
  })

  it('changes a total in line and bar when the hotel changes it, and says so', async () => {
    const box = mount('stay-rates', hotel)
    await listed(box)
    const dearer = { ...rates[0], ppn_book_bundle: 'b9', price: priceFixture({ final: 505.2 }) }
    api.answer({ '/hotels/rates/': () => ({ rates: [dearer, ...rates.slice(1)] }) })
    const { now } = Date
    Date.now = () => now() + 700_000
    try {
      document.dispatchEvent(new Event('visibilitychange'))
      await eventually(() => api.calls('/hotels/rates/').length === 2)
    } finally {
      Date.now = now
    }
    const bar = () => box.root.querySelector('.buybar')?.textContent
    await eventually(() => bar()?.includes('$505.20'))
    await eventually(() => rows(box)[0]?.textContent?.match(/\$485\.04.*\$505\.20|\$505\.20.*\$485\.04/))
    ;(box.root.querySelector('.sumb') as HTMLElement).click()
    await box.says('The hotel raised this price by $20.16 while you were looking. Nothing has been charged.')
    expect(box.all('dialog [role=status]')).to.have.length(1)
  })

  it('[HOT-122] [OQ-23] tags the first rate "Great Deal!" only when it has a struck price', async () => {
    const box = mount('stay-rates', hotel)
    await listed(box)
    expect(rows(box).map((one) => one.textContent?.includes('Great Deal!'))).to.deep.equal([
      true,
      false,
      false,
      false,
    ])
    api.answer({ '/hotels/rates/': () => ({ rates: rates.slice(3) }) })
    const plain = mount('stay-rates', { ...hotel, 'hotel-id': '800-8' })
    await listed(plain)
    expect(plain.text()).to.not.include('Great Deal!')
  })

  it('[OQ-19] distinguishes a failed request from a full hotel', async () => {
    api.answer({ '/hotels/rates/': () => new Refusal(502, { code: 'SUPPLIER_UNAVAILABLE', message: 'x' }) })
    const box = mount('stay-rates', hotel)
    await box.says("We can't load this hotel's rooms right now.")
    expect(box.text()).to.not.include('Oh shoot')
    await box.button('Refresh')
  })

  it('[HOT-123] expands long lists with "View More" and "View Less"', async () => {
    const box = mount('stay-rates', { ...hotel, first: '2' })
    await listed(box)
    expect(rows(box)).to.have.length(2)
    ;(await box.button('View More')).click()
    await eventually(() => rows(box).length === 4)
    ;(await box.button('View Less')).click()
    await eventually(() => rows(box).length === 2)
  })

  it('[PLT-052] [HOT-123] shows the first five rates', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => ({
      ...rates[0],
      title: `Room ${index}`,
      ppn_book_bundle: `b${index}`,
    }))
    api.answer({ '/hotels/rates/': () => ({ rates: seven }) })
    const box = mount('stay-rates', hotel)
    await listed(box)
    expect(rows(box)).to.have.length(5)
    ;(await box.button('View More')).click()
    await eventually(() => rows(box).length === 7)
  })

  it('[HOT-089] shows whose rooms are loading, with a spinner', async () => {
    api.answer({ '/hotels/rates/': () => new Promise(() => {}) })
    const box = mount('stay-rates', hotel)
    await box.says('Loading Rooms for Casa do Miradouro!')
    expect(box.root.querySelector('.spin')).to.not.equal(null)
  })

  it('marks each name of a room as English on a page of another language', async () => {
    const box = mount('stay-rates', { ...hotel, locale: 'de' })
    await listed(box)
    ;(await box.find('.buybar .sumb')).click()
    await box.find('dialog .choice')
    const texts = document.createTreeWalker(box.root, NodeFilter.SHOW_TEXT)
    const found: boolean[] = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (/Double Room|Family Room|Junior Suite/.test(data))
        found.push(parentElement?.closest('[lang]')?.getAttribute('lang') === 'en')
    }
    // Headings of the rooms, the locked line, the bar with what it announces, and its sheet.
    expect(found.length).to.be.at.least(8)
    expect(found).to.not.include(false)
  })

  it('[HOT-298] [HOT-299] [HOT-300] [OQ-19] shows that the hotel is full, and reloads on Refresh', async () => {
    api.answer({ '/hotels/rates/': (_, count) => (count === 1 ? { rates: [] } : { rates }) })
    const box = mount('stay-rates', hotel)
    await box.says('Oh shoot! This hotel booked up fast. Their sheets must have a high thread count.')
    await box.says('Hit the refresh button and let us work our magic to see if we can find a room for you.')
    ;(await box.button('Refresh')).click()
    await listed(box)
    expect(api.calls('/hotels/rates/')).to.have.length(2)
  })

  it('[HOT-147] [HOT-148] opens the checkout of the rate, after the event with the rate', async () => {
    const selected = listen('stay-rate-select')
    const moves = listen('stay-navigate')
    const box = mount('stay-rates', hotel)
    await listed(box)
    await book(box, 'City View')
    expectDeclared(stayRates, selected.events[0] as CustomEvent)
    expect(selected.events[0]?.detail).to.deep.include({
      hotelId: '800-7',
      hotelName: 'Casa do Miradouro',
      bundle: 'b2',
      isMember: false,
      rooms: 1,
      guests: 2,
      total: { amount: 515.04, currency: 'USD' },
    })
    expect(moves.events[0]?.detail).to.deep.equal({ to: 'checkout', url: '/checkout/customer?rate=b2' })
    selected.stop()
    moves.stop()
  })

  it('[HOT-124] [HOT-130] [ACC-002] [PLT-099] [OQ-04] [OQ-50] has no link of a member rate for a visitor, and opens the login with its sign-up in this page', async () => {
    const moves = listen('stay-navigate')
    const box = mount('stay-rates', hotel)
    await listed(box)
    const link = row(box, 'Junior Suite') as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal('#')
    expect(link.textContent).to.include('Members pay $643').and.include('Log In')
    const before = location.href
    link.click()
    const heading = await box.find('dialog[open] h2')
    expect(heading.textContent).to.equal('Please Log In to access this rate.')
    await eventually(() => box.root.querySelector('stay-login')?.getAttribute('ref-id') === '8183')
    expect([location.href, moves.events.length]).to.deep.equal([before, 0])
    await eventually(() => box.root.querySelector('stay-login')?.shadowRoot?.querySelector('input'))
    const login = () => box.root.querySelector('stay-login')?.shadowRoot
    login()
      ?.querySelectorAll<HTMLElement>('.foot button')
      .forEach((button) => {
        if (button.textContent === 'Sign Up') button.click()
      })
    await eventually(() => login()?.querySelector('input[name=confirmPassword]'))
    expect([location.href, moves.events.length]).to.deep.equal([before, 0])
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('stay-login'))
    moves.stop()
  })

  it('[HOT-131] [OQ-04] [OQ-50] stores the member rate, and opens its checkout after the login', async () => {
    const moves = listen('stay-navigate')
    const box = mount('stay-rates', hotel)
    await listed(box)
    row(box, 'Junior Suite').click()
    const login = await box.find('stay-login')
    await eventually(() => {
      login.dispatchEvent(new CustomEvent('stay-login', { bubbles: true, composed: true, detail: {} }))
      return moves.events.length === 1
    })
    expect(moves.events[0]?.detail.url).to.equal('/checkout/customer?rate=b3&sop=S1&ratePlan=CLUB')
    moves.stop()
  })

  it('[OQ-05] hides member rates from visitors of a brand with restricted rates, and locks the other rates', async () => {
    const { brand } = brandAnswer
    api.answer({
      '/brand': () => ({ brand: { ...brand, flags: { ...brand.flags, restrictedRates: true } } }),
    })
    const box = mount('stay-rates', hotel)
    await listed(box)
    expect(box.text()).to.not.include('Junior Suite')
    await book(box, 'City View')
    await box.says('Please Log In to access this rate.')
  })

  it('[HOT-129] loads the contract of a rate without information when its details open', async () => {
    const bare = { ...rates[0], importantInformation: undefined }
    api.answer({
      '/hotels/rates/': () => ({ rates: [bare, rates[1]] }),
      '/book/contract': () => new Refusal(404, { code: 'RATE_UNAVAILABLE', message: 'gone' }),
    })
    const box = mount('stay-rates', hotel)
    await listed(box)
    const details = async () => {
      ;(box.root.querySelector('.sumb') as HTMLElement).click()
      const summary = await box.find('dialog summary')
      expect(summary.offsetHeight).to.be.at.least(44)
      summary.click()
    }
    row(box, 'City View').querySelector('input')?.click()
    await details()
    await box.says('No pets.')
    expect(api.calls('/book/contract')).to.have.length(0)
    ;(await box.button('Close')).click()
    row(box, 'River View').querySelector('input')?.click()
    await eventually(() => !box.root.querySelector('dialog'))
    await details()
    await box.says('The hotel gives no further information on this rate.')
    expect(api.calls('/book/contract')[0]?.body).to.include({ ppnBundle: 'b1', rateType: 'MER' })
  })

  it('[HOT-108] [HOT-111] [HOT-112] reloads when stay or currency change; defaults are today, tomorrow, 1 and 2', async () => {
    const box = mount('stay-rates', hotel)
    await listed(box)
    const requests = () => api.calls('/hotels/rates/').map(({ body }) => body)
    expect(requests()[0]).to.include({
      hotelID: '800-7',
      checkIn: inDays(0).date,
      checkOut: inDays(1).date,
      roomCount: 1,
      adultCount: 2,
      currency: 'USD',
    })
    const changes = { 'check-out': inDays(3).date, rooms: '2', guests: '3', currency: 'EUR' }
    let count = 1
    for (const [name, value] of Object.entries(changes)) {
      box.element.setAttribute(name, value)
      count++
      await eventually(() => requests().length === count)
    }
    expect(requests().at(-1)).to.include({
      checkOut: inDays(3).date,
      roomCount: 2,
      adultCount: 3,
      currency: 'EUR',
    })
    await pause(20)
    expect(requests()).to.have.length(count)
  })

  it('[HOT-111] shows the first night that is not over at the hotel, when the night of the device is', async () => {
    const tomorrow = inDays(1).date
    api.answer({
      '/hotels/rates/': ({ checkIn }) =>
        String(checkIn) < tomorrow
          ? new Refusal(422, { code: 'PastDates', message: 'In English.' })
          : { rates },
    })
    const box = mount('stay-rates', hotel)
    await listed(box)
    expect(api.calls('/hotels/rates/').map(({ body }) => body.checkIn)).to.deep.equal([
      inDays(0).date,
      tomorrow,
    ])
    // Dates that the page names are not moved.
    const named = mount('stay-rates', { ...hotel, 'check-in': inDays(0).date, 'check-out': inDays(1).date })
    await named.says("You're Living in the Past!")
  })

  for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12'])
    it(`[HOT-111] shows tonight in ${timeZone} for a page without dates, whatever the date of the device`, async () => {
      const cancellationPolicy = { ...twoTiersFixture, timeZone }
      api.answer({
        '/hotels/rates/': () => ({ rates: rates.map((rate) => ({ ...rate, cancellationPolicy })) }),
      })
      const box = mount('stay-rates', hotel)
      await listed(box)
      const checkIn = () => api.calls('/hotels/rates/').at(-1)?.body.checkIn
      await eventually(() => checkIn() === dateInZone(new Date(), timeZone))
      const count = api.calls('/hotels/rates/').length
      await pause(50)
      expect(api.calls('/hotels/rates/')).to.have.length(count)
      // The zone of one hotel says nothing about another, whose zone is unknown.
      api.answer({ '/hotels/rates/': () => ({ rates }) })
      box.element.setAttribute('hotel-id', '800-8')
      await eventually(() => api.calls('/hotels/rates/').at(-1)?.body.hotelID === '800-8')
      expect(checkIn()).to.equal(inDays(0).date)
    })
})
