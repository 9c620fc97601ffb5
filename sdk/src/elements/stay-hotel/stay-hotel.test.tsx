import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, images, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { longTimers } from '../../testing/long-timers.ts'
import { setMotion } from '../../testing/media.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayHotel } from './element.ts'

const [from, to] = [inDays(10), inDays(13)]
const path = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
type Box = ReturnType<typeof mount>
const isLoaded = (box: Box) => box.says('Available Rooms')
/** With the sections below the rooms, which load when the page is scrolled to them. */
async function isWhole(box: Box) {
  await isLoaded(box)
  ;(await box.find('.below')).scrollIntoView({ behavior: 'instant' })
  await box.find('[data-section=reviews]')
  scrollTo({ top: 0, behavior: 'instant' })
}
const scrolledTo = (box: Box, section: string) => {
  const { top } = box.root.querySelector(`[data-section=${section}]`)?.getBoundingClientRect() ?? {}
  return top !== undefined && top < 140
}

const inSight = (box: Box, section: string) => {
  const found = box.root.querySelector(`[data-section=${section}]`)?.getBoundingClientRect()
  return found !== undefined && found.top >= 0 && found.top < innerHeight - 100
}

describe('stay-hotel', () => {
  let api: FakeApi
  const home = location.href
  const moves: { to: string; url: string }[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    moves.push((event as CustomEvent).detail)
  }
  const open = (url: string) => history.replaceState(null, '', url)
  before(async () => {
    // A background page renders no frames, so smooth scrolling does not run.
    await setMotion('reduce')
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(async () => {
    freshPage()
    moves.length = 0
    open(path)
    scrollTo({ top: 0 })
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  it('[HOT-107] [HOT-254] shows the loading overlay, and loads the hotel after a second', async () => {
    const clock = longTimers(500)
    const box = mount('stay-hotel')
    await box.says('OUR AI IS FINDING YOU DEALS!')
    await eventually(() => clock.count() > 0)
    clock.restore()
    clock.move(999)
    await pause(20)
    expect(api.calls('/hotels')).to.have.length(0)
    clock.move(1)
    await eventually(() => api.calls('/hotels').length === 1)
    expect(api.calls('/hotels')[0]?.body).to.include({
      hotelID: '800-0',
      refId: '8183',
      currency: 'USD',
      checkIn: from.date,
      checkOut: to.date,
    })
    await isLoaded(box)
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
  })

  it('[HOT-092] [HOT-093] [HOT-095] [HOT-096] shows photos, score, map button, description, amenities, rates and information', async () => {
    const box = mount('stay-hotel')
    await isWhole(box)
    expect(box.all('.gallery img').filter(({ offsetWidth }) => offsetWidth > 0)).to.have.length(5)
    for (const text of [
      'Overall Guest Score',
      'Based on 1,284 Verified Guest Reviews',
      'Hotel Description',
      'A quiet house above the river.',
      'Amenities',
      'Important Information',
      'Bring a photo id.',
    ]) {
      await box.says(text)
    }
    await box.button('Hotel Location')
    const ring = await box.find('.ring')
    expect(`${ring.getAttribute('aria-label')} ${ring.textContent}`).to.include('9.2')
    expect(box.all('[data-section=amenities] li')).to.have.length(4)
    const map = await box.find('[data-section=map]')
    expect(map.textContent).to.include(hotelNumber(0).location.display)
    await eventually(() => box.all('.rate').length === 4)
    await eventually(() => box.all('.review').length === 6)
  })

  it('[HOT-100] shows one total, of which the nightly price is a share, in card, rate and header', async () => {
    const box = mount('stay-hotel')
    await isLoaded(box)
    await eventually(() => box.all('.rate').length === 4)
    const now = (part: string) => box.root.querySelector(`${part} .now`)?.firstChild?.textContent
    await eventually(() => now('.side') === '$485.04')
    expect(now('.rate')).to.equal('$485.04')
    expect(box.root.querySelector('.side .total dd')?.textContent).to.equal('$485.04')
    // Three nights in one room.
    for (const part of ['.head', '.side'])
      expect(box.root.querySelector(part)?.textContent, part).to.include('$161.68 Per Night')
    const percents = (part: string) => box.root.querySelector(`${part} .off`)?.textContent
    expect(percents('.side')).to.equal(percents('.rate'))
  })

  it('says that the price per night of two rooms is that of one, in card, rate and header', async () => {
    open(path.replace('/1/2/', '/2/4/'))
    const box = mount('stay-hotel')
    await isLoaded(box)
    await eventually(() => box.all('.rate').length === 4)
    for (const part of ['.head', '.side', '.rate'])
      await eventually(() => box.root.querySelector(part)?.textContent?.includes('$80.84 per room and night'))
    expect(box.text()).not.to.match(/per night/i)
  })

  it('has total and Book Now in one row at 320 px', async () => {
    await setViewport({ width: 320, height: 640 })
    const box = mount('stay-hotel')
    box.element.style.inlineSize = '288px'
    const bar = await box.find('.buybar')
    await eventually(() => bar.querySelector('[part~=book]'))
    expect(bar.offsetHeight).to.be.below(90)
    await setViewport({ width: 1280, height: 900 })
  })

  it('[HOT-101] [OQ-40] has one Book Now, in the card or in the bar, which books the chosen rate', async () => {
    for (const [width, part] of [
      [1280, '.side'],
      [390, '.buybar'],
    ] as const) {
      await setViewport({ width, height: 844 })
      const box = mount('stay-hotel')
      await eventually(() => box.all('.rate').length === 4)
      const button = () => box.all<HTMLButtonElement>('[part~=book]')
      await eventually(() => button().length === 1)
      expect(box.root.querySelector(`${part} [part~=book]`), part).to.equal(button()[0])
      box.all<HTMLInputElement>('.rate input')[1]?.click()
      await eventually(() => button()[0]?.ariaLabel === 'Book Now, Double Room, City View, Pre Paid, $515.04')
      expect(box.root.querySelector(`${part} [aria-live=polite]`)?.textContent).to.include('$515.04')
      button()[0]?.click()
      await eventually(() => moves.length > 0)
      expect(moves.splice(0)).to.deep.equal([{ to: 'checkout', url: '/checkout/customer?rate=b2' }])
      box.element.remove()
    }
  })

  it('gives no two links or buttons with different terms the same name', async () => {
    const box = mount('stay-hotel')
    await eventually(() => box.all('.rate').length === 4)
    const names = box
      .all<HTMLElement>('a, button')
      .filter((each) => !each.closest('.steps'))
      .map((each) => each.ariaLabel ?? each.textContent)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).to.deep.equal([])
  })

  it('[HOT-132] [HOT-134] [HOT-135] [HOT-136] [OQ-17] shows the Summary of Charges of the chosen rate beside the page', async () => {
    const summaryOf = async (change: object) => {
      api.answer({
        '/hotels/rates/': () => ({ rates: rates.map((rate) => ({ ...rate, ...change })) }),
      })
      const box = mount('stay-hotel')
      await isLoaded(box)
      await eventually(() => box.all('.rate').length === 4)
      const side = await box.find('.side')
      await eventually(() => /Cancellation|efundable/.test(side.textContent ?? ''))
      return side.textContent ?? ''
    }
    const free = await summaryOf({ free_cancellation: true, cancelBy: `${from.date}T18:00:00+00:00` })
    for (const text of ['Summary of Charges', 'Subtotal', 'Taxes', '$485.04', 'Due Now$467.04'])
      expect(free).to.include(text)
    expect(free)
      .to.include('Due at Hotel$18.00')
      .and.match(/Free Cancellation\s*Until .* \(hotel time\)/)
    const fixed = { free_cancellation: false, cancelBy: undefined, is_cancellable: false }
    expect(await summaryOf(fixed)).to.match(/Pre Paid\s*Non-refundable, no changes/)
    freshPage()
    localStorage.setItem('staykit.dealCode', 'SUMMER')
    expect(await summaryOf({ ...fixed, isCUG: true })).to.include('Pre Paid - Non-Refundable.')
  })

  it('leads from the first six reviews to all of them', async () => {
    const box = mount('stay-hotel')
    await isWhole(box)
    await eventually(() => box.all('.review').length === 6)
    ;(await box.button('See all reviews')).click()
    await eventually(() => box.all('dialog .review').length === 5)
    ;(await box.button('View More')).click()
    await eventually(() => box.all('dialog .review').length === 10)
  })

  it('shows one line without pictures', async () => {
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(0), images: [], thumbnails: [] } }) })
    const box = mount('stay-hotel')
    await box.says('No pictures yet')
    const gallery = await box.find('.gallery')
    expect(gallery.clientWidth).to.equal(box.root.querySelector('.main')?.clientWidth)
    expect(gallery.clientHeight).to.be.below(120)
  })

  it('[HOT-094] [OQ-24] shows "No guest score yet" without a score', async () => {
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(0), score: undefined } }) })
    const box = mount('stay-hotel')
    await box.says('No guest score yet')
  })

  it('shows no price and no Book Now when the rates cannot be loaded', async () => {
    const down = new Refusal(503, { code: 'SUPPLIER_UNAVAILABLE', message: 'In English.' })
    api.answer({ '/hotels/rates/': () => down })
    for (const width of [1280, 390]) {
      await setViewport({ width, height: 900 })
      const box = mount('stay-hotel')
      await box.says("We can't load this hotel's rooms right now.")
      await eventually(() => !/\$\d|Book Now/.test(box.text()))
      expect(box.all('.points, [part~=book]')).to.have.length(0)
      box.element.remove()
    }
  })

  it('[HOT-091] [HOT-099] jumps to its sections and to the map', async () => {
    const box = mount('stay-hotel')
    await isWhole(box)
    await eventually(() => box.all('.review').length === 6)
    const links = box.all<HTMLAnchorElement>('.jump a')
    expect(links.map(({ textContent }) => textContent)).to.deep.equal([
      'Rooms & Rates',
      'Hotel Description',
      'Amenities',
      'Guest Reviews',
    ])
    for (const [index, section] of ['rates', 'description', 'amenities', 'reviews'].entries()) {
      scrollTo({ top: 0, behavior: 'instant' })
      links[index]?.click()
      await eventually(() => scrolledTo(box, section))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    ;(await box.button('View on Map')).click()
    await eventually(() => scrollY > 500 && inSight(box, 'map'))
  })

  it('[HOT-098] [HOT-100] [HOT-026] shows name, id, stars, place and price in the header, above it the back link', async () => {
    const box = mount('stay-hotel')
    await isLoaded(box)
    const head = await box.find('.head')
    for (const text of ['Hotel 0', 'Hotel 800-0', 'Alfama', 'Lisbon']) {
      expect(head.textContent, text).to.include(text)
    }
    await eventually(() => head.textContent?.includes('From $161.68 Per Night'))
    expect(head.querySelector('.stars')?.getAttribute('aria-label')).to.equal('4 stars')
    expect(box.root.querySelector('.back')?.getAttribute('href')).to.equal(
      `/search/city/800/${from.url}/${to.url}/1/2`,
    )
  })

  it('[HOT-097] [HOT-115] [OQ-25] shows the first six reviews, loaded five a page', async () => {
    const box = mount('stay-hotel')
    await isWhole(box)
    await eventually(() => box.all('.review').length === 6)
    // The page of another test may still be loading.
    expect(
      api
        .calls('/hotels/reviews')
        .map(({ body }) => body.from)
        .slice(-2),
    ).to.deep.equal([1, 6])
    api.answer({ '/hotels/reviews': ({ from }) => reviewsAnswer(2, Number(from)) })
    const few = mount('stay-hotel', { 'hotel-id': '800-0', locale: 'en-GB', 'ref-id': '8184' })
    await isWhole(few)
    await eventually(() => few.all('.review').length === 2)
  })

  it('[HOT-113] sorts reviews by date, best and worst', async () => {
    const box = mount('stay-hotel')
    await isWhole(box)
    const sorts = () => api.calls('/hotels/reviews').map(({ body }) => body.sort)
    await eventually(() => sorts().includes(''))
    const select = await box.find<HTMLSelectElement>('[data-section=reviews] select')
    for (const sort of ['average_rating.desc', 'average_rating.asc']) {
      type(select, sort)
      await eventually(() => sorts().includes(sort))
    }
  })

  it('[HOT-315] shows that there are no reviews', async () => {
    api.answer({ '/hotels/reviews': () => reviewsAnswer(0, 1) })
    const box = mount('stay-hotel')
    await isWhole(box)
    await box.says('No Reviews For This Property Yet')
  })

  it('[HOT-102] [HOT-103] shows tabs, photos and a date editor on a small screen', async () => {
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-hotel')
    await isLoaded(box)
    expect(box.all('[role=tab]').map(({ textContent }) => textContent)).to.deep.equal([
      'Rooms & Rates',
      'Hotel Description',
      'Guest Reviews',
    ])
    await box.find('.gallery img')
    await eventually(() => box.all('.rate').length === 4)
    ;(await box.button(/Check-in/)).click()
    const later = inDays(14)
    ;(await eventually(() => box.root.querySelector<HTMLElement>(`[data-date="${later.date}"]`))).click()
    ;(await box.button('Done')).click()
    await eventually(() => api.calls('/hotels/rates/').at(-1)?.body.checkIn === later.date)
    expect(location.pathname).to.include(later.url)
    ;(await box.button('Guest Reviews')).click()
    await eventually(() => box.all('.review').length === 6)
  })

  it('[HOT-108] reloads rates when the stay changes', async () => {
    const box = mount('stay-hotel')
    await isLoaded(box)
    await eventually(() => api.calls('/hotels/rates/').length === 1)
    ;(await box.button(/1 room, 2 guests/)).click()
    ;(await box.button('More guests')).click()
    await eventually(() => api.calls('/hotels/rates/').at(-1)?.body.adultCount === 3)
  })

  it('[HOT-104] [HOT-105] [HOT-304] offers Refresh and other hotels when it failed to load', async () => {
    const errors = listen('stay-error')
    api.answer({ '/hotels': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'no' }) })
    const box = mount('stay-hotel')
    await box.says('This is awkward. Looks like something went wrong.')
    await box.says("Hit the refresh button and we'll try this again.")
    expectDeclared(stayHotel, await eventually(() => errors.events[0]))
    const more = await box.button('Check out more Hotels')
    expect(more.getAttribute('href')).to.equal(`/search/city/800/${from.url}/${to.url}/1/2`)
    const before = api.calls('/hotels').length
    api.answer({ '/hotels': () => ({ hotel: hotelNumber(0) }) })
    ;(await box.button('Refresh')).click()
    await isLoaded(box)
    expect(api.calls('/hotels')).to.have.length(before + 1)
    errors.stop()
  })

  it('[HOT-106] scrolls to the section in the address, but not on a small screen', async () => {
    document.body.style.paddingTop = '800px'
    for (const section of ['reviews', 'rates']) {
      open(`${path}/${section}`)
      const box = mount('stay-hotel')
      await isLoaded(box)
      await eventually(() => scrollY > 300 && scrolledTo(box, section))
      document.body.replaceChildren()
      scrollTo({ top: 0, behavior: 'instant' })
    }
    // Rooms that begin on the screen: a scroll to them would hide the name of the hotel.
    document.body.style.paddingTop = ''
    await setViewport({ width: 1280, height: 1600 })
    open(`${path}/rates`)
    const tall = mount('stay-hotel')
    await isLoaded(tall)
    await pause(300)
    expect(scrollY).to.equal(0)
    document.body.replaceChildren()
    await setViewport({ width: 390, height: 800 })
    const small = mount('stay-hotel')
    await isLoaded(small)
    await pause(300)
    expect(scrollY).to.equal(0)
  })

  let opened = 0
  /** Opens an address; returns the page, and the stay whose rates it requests. */
  async function openStay(stay: string) {
    document.body.replaceChildren()
    const hotelId = `800-${++opened}`
    open(`/details/city/800/${stay}/${hotelId}`)
    const box = mount('stay-hotel')
    await isLoaded(box)
    // The hotel of an earlier test may still load.
    const bodies = () => api.calls('/hotels/rates/').map(({ body }) => body)
    const requests = () => bodies().filter(({ hotelID }) => hotelID === hotelId)
    return { box, requests, hotelId }
  }

  it('[HOT-109] shows a past stay from today in the same length, and says so', async () => {
    const { box, requests, hotelId } = await openStay(`${inDays(-5).url}/${inDays(-2).url}/1/2`)
    await box.says("You're Living in the Past!")
    await box.says(/Shown instead: .*3 nights, 1 room, 2 guests/)
    expect(location.pathname).to.equal(`/details/city/800/${inDays(0).url}/${inDays(3).url}/1/2/${hotelId}`)
    await eventually(() => requests().length > 0)
    expect(requests()[0]).to.include({ checkIn: inDays(0).date, checkOut: inDays(3).date })
  })

  it('[HOT-110] [OQ-18] shortens a stay of 30 nights to 21 from its check-in, and says so; accepts one of 21', async () => {
    const { box, requests, hotelId } = await openStay(`${inDays(10).url}/${inDays(40).url}/1/2`)
    await box.says(/Up to 21 nights\. \S.* to .*, 30 nights\. Shown instead: .*21 nights/)
    expect(location.pathname).to.equal(`/details/city/800/${inDays(10).url}/${inDays(31).url}/1/2/${hotelId}`)
    await eventually(() => requests().length > 0)
    expect(requests()[0]).to.include({ checkIn: inDays(10).date, checkOut: inDays(31).date })
    const again = await openStay(`${inDays(10).url}/${inDays(31).url}/1/2`)
    expect(again.box.text()).to.not.include('Shown instead')
  })

  it('[OQ-18] names more guests than the rooms hold, and the guests that it shows instead', async () => {
    const { box, requests } = await openStay(`${from.url}/${to.url}/1/9`)
    await box.says('Please choose 1 to 9 rooms, with 1 to 4 guests each.')
    await box.says(/Shown instead: .*1 room, 4 guests/)
    await eventually(() => requests().length > 0)
    expect(requests()[0]).to.include({ roomCount: 1, adultCount: 4 })
  })

  it('shows no price for dates that cannot be read, and asks for dates', async () => {
    const { box, requests } = await openStay('02-30-2027/03-02-2027/1/2')
    await box.says('Please Check Your Dates Choose your dates to see prices.')
    await pause(300)
    expect(requests()).to.have.length(0)
    expect(box.text()).to.not.match(/\$|Book Now/)
    expect(location.pathname).to.include('02-30-2027')
    ;(await box.find('[data-panel=checkIn]')).click()
    ;(await box.find(`[data-date="${from.date}"]`)).click()
    ;(await box.find(`[data-date="${to.date}"]`)).click()
    await eventually(() => requests().length > 0)
    expect(requests()[0]).to.include({ checkIn: from.date, checkOut: to.date })
    expect(box.text()).to.not.include('Please Check Your Dates')
  })

  it('[HOT-111] [HOT-112] defaults to today, tomorrow, 1 room and 2 guests', async () => {
    open('/details/800-90')
    await isLoaded(mount('stay-hotel'))
    // The hotel of an earlier test may still load.
    const request = await eventually(() =>
      api.calls('/hotels/rates/').find(({ body }) => body.hotelID === '800-90'),
    )
    expect(request.body).to.include({
      checkIn: inDays(0).date,
      checkOut: inDays(1).date,
      roomCount: 1,
      adultCount: 2,
    })
  })

  it('[HOT-329] removes a broken photo, and shows all photos on request', async () => {
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(0), images: ['/none.png', ...images] } }) })
    const box = mount('stay-hotel')
    await isLoaded(box)
    const all = await box.button(`${images.length} pictures`)
    all.click()
    await eventually(() => box.all('.photos img').length === images.length)
    ;(await box.button('Close')).click()
    await eventually(() => box.all('.photos').length === 0)
  })

  it('emits the selected rate as stay-rates does', async () => {
    const selected = listen('stay-rate-select')
    const box = mount('stay-hotel')
    await eventually(() => box.all('.rate').length === 4)
    ;(await box.find('[part~=book]')).click()
    expectDeclared(stayHotel, selected.events[0] as CustomEvent)
    expect(moves.at(-1)).to.deep.equal({ to: 'checkout', url: '/checkout/customer?rate=b1' })
    selected.stop()
  })
})
