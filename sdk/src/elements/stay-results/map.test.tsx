import { priceFixture } from '@staykit/contract/fixtures'
import { worldPixel } from '@staykit/domain'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { arrange, clusterSize, type MapPoint } from '../../features/map/clusters.ts'
import { middleOf } from '../../features/map/middle.ts'
import { listen } from '../../testing/events.ts'
import { brandAnswer } from '../../testing/fake-api.ts'
import { searchAnswer } from '../../testing/hotels.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { listed, listings, open, resultsPage } from './testing/results-page.ts'

type Box = ReturnType<typeof mount>
/** Desktop builds of Gecko and WebKit make no touch events. */
const itWithTouch = document.documentElement.dataset.engine === 'chromium' ? it : it.skip
/** 47 hotels: most are close together, the first two apart from all others. */
const spread = (body: object) => {
  const answer = searchAnswer(47, body)
  const at = (index: number) =>
    index < 2 ? { lat: 1.01, lng: 1 + index * 0.03 } : { lat: 1 + (index % 6) * 0.00002, lng: 1 }
  const hotels = answer.hotels.map((hotel, index) => {
    const geo = at(Number(hotel.id.split('-')[1]))
    // One of the last is the cheapest.
    const price = index === 40 ? priceFixture({ final: 412.3 }) : hotel.price
    return { ...hotel, price, location: { ...hotel.location, geo } }
  })
  return { ...answer, hotels }
}
const pins = (box: Box) => box.all<HTMLButtonElement>('.pin')
const zoom = (box: Box) => box.root.querySelector<HTMLElement>('.map-box')?.dataset.zoom
const isVisible = (box: Box, selector: string) =>
  Boolean(box.root.querySelector<HTMLElement>(selector)?.offsetHeight)

describe('stay-results: the map', () => {
  const page = resultsPage()
  beforeEach(() => page.api.answer({ '/hotels/search/': spread }))

  it('[HOT-067] [HOT-339] [PLT-039] [PLT-040] shows the hotels of the page beside the list, and those of the search once it is open', async () => {
    await setViewport({ width: 1280, height: 900 })
    const box = mount('stay-results')
    await listed(box)
    await eventually(() => pins(box).length > 0)
    // Most visitors never use the map: it costs no second search.
    expect(page.sent()).to.have.length(1)
    ;(await box.button('Map View')).click()
    // The hotels of the page come first; those of the whole search follow.
    await eventually(
      () =>
        pins(box).length === 3 && pins(box).some(({ textContent }) => textContent?.startsWith('45 hotels')),
    )
    expect(zoom(box)).to.equal('14')
    expect(new URL(location.href).searchParams.get('map')).to.equal('1')
    expect(isVisible(box, '.list') && isVisible(box, '.map')).to.equal(true)
    // When it is open, the map is wider than the list.
    const wide = (selector: string) => box.root.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0
    expect(wide('.map')).to.be.greaterThan(wide('.list'))
    expect(page.sent().at(-1)).to.include({ from: 0, to: 200 })
    const cluster = pins(box).find(({ ariaLabel }) => ariaLabel?.startsWith('45 hotels, '))
    // The number of hotels and the lowest price.
    expect(pins(box).map(({ innerText }) => innerText.trim())).to.include.members([
      '$486',
      '45 hotels\nfrom $413',
    ])
    expect(cluster?.classList.contains('c4')).to.equal(true)
    await expectAccessible(box.element)

    const chosen = listen('stay-hotel-select')
    const pin = pins(box).find((one) => one.ariaLabel === 'Hotel 1, $486') as HTMLButtonElement
    pin.focus()
    pin.click()
    const card = await box.find('.map-card')
    expect(card.textContent).to.include('Hotel 1')
    // The card and the row of the list show the same amount, with the fee at the hotel; a pin rounds it up.
    expect(card.textContent).to.include('$485.04 total incl. taxes and fees, for 3 nights, 1 room')
    expect(listings(box)[1]?.querySelector('.now')?.textContent).to.include('$485.04')
    await eventually(() => zoom(box) === '15')
    await eventually(() => box.root.activeElement?.getAttribute('aria-label') === 'Hotel 1, $486')
    const link = card.querySelector('a') as HTMLAnchorElement
    expect(link.getAttribute('href')).to.match(/^\/details\/city\/800\/.*\/800-1$/)
    link.click()
    expect(chosen.events[0]?.detail.hotelId).to.equal('800-1')
    chosen.stop()
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('.map-card'))

    ;(await box.button('Listings View')).click()
    await eventually(() => wide('.list') > 500)
    expect(isVisible(box, '.map')).to.equal(true)
    expect(new URL(location.href).searchParams.has('map')).to.equal(false)
  })

  it('[HOT-069] [HOT-067] ?map opens it, on a small screen in place of the list', async () => {
    await setViewport({ width: 390, height: 800 })
    open('?map')
    const box = mount('stay-results')
    await eventually(() => pins(box).length > 0)
    expect(isVisible(box, 'dialog .map')).to.equal(true)
    const before = pins(box).length
    const fitted = Number(zoom(box))
    pins(box)
      .find(({ className }) => className.includes('cluster'))
      ?.click()
    await eventually(() => Number(zoom(box)) === fitted + 2)
    ;(await box.button('Zoom out')).click()
    await eventually(() => Number(zoom(box)) === fitted + 1)
    expect(before).to.be.greaterThan(0)
    ;(await box.button('Listings View')).click()
    await eventually(() => isVisible(box, '.list') && !isVisible(box, '.map'))
  })

  it('opens no map over the list of a window that becomes narrow, and leaves the list to clicks', async () => {
    await setViewport({ width: 1280, height: 900 })
    const box = mount('stay-results')
    await listed(box)
    await eventually(() => pins(box).length > 0)
    await setViewport({ width: 390, height: 800 })
    const link = await box.find('.listing .foot a')
    link.scrollIntoView({ block: 'center' })
    // A dialog that is hidden but still modal makes the page inert.
    await eventually(() => {
      const { left, top } = link.getBoundingClientRect()
      return box.root.elementFromPoint(left + 5, top + 5) === link && !isVisible(box, '.map')
    })
    expect(box.all('dialog')).to.have.length(0)
  })

  it('covers the screen of a phone with a deck of hotels: a swipe chooses the pin, and a pin shows its card', async () => {
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button('Map View')).click()
    await eventually(() => pins(box).some(({ ariaLabel }) => ariaLabel === 'Hotel 1, $486'))
    const layer = await box.find<HTMLDialogElement>('dialog.map-layer')
    expect(layer.matches(':modal')).to.equal(true)
    const { width, height } = layer.getBoundingClientRect()
    expect([width, height]).to.deep.equal([document.documentElement.clientWidth, innerHeight])
    expect(layer.textContent).to.include('Lisbon')
    await expectAccessible(box.element)
    const deck = await box.find('.map-deck ul')
    const cards = () => box.all('.map-deck .map-card')
    await eventually(() => cards().length === 47)
    const middle = () =>
      cards().find((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left < innerWidth / 2 && right > innerWidth / 2
      })
    deck.scrollTo({ left: cards()[1]?.offsetLeft ?? 0, behavior: 'instant' })
    const chosen = () => pins(box).find(({ ariaPressed }) => ariaPressed === 'true')
    await eventually(() => chosen()?.ariaLabel === 'Hotel 1, $486')
    expect(middle()?.ariaLabel).to.equal('Hotel 1')
    // The chosen pin is neither below the controls nor below the deck.
    const { top = 0, bottom = 0 } = chosen()?.getBoundingClientRect() ?? {}
    expect(top > 60 && bottom < deck.getBoundingClientRect().top).to.equal(true)
    pins(box)
      .find(({ ariaLabel }) => ariaLabel?.startsWith('Hotel 0,'))
      ?.click()
    await eventually(() => middle()?.ariaLabel === 'Hotel 0')
    history.back()
    await eventually(() => !box.root.querySelector('dialog'))
    expect(isVisible(box, '.list')).to.equal(true)
  })

  it('zooms into a cluster on a phone, in the middle of the part that controls and deck leave free', async () => {
    await setViewport({ width: 390, height: 700 })
    open('?map')
    const box = mount('stay-results')
    const cluster = () => pins(box).find(({ className }) => className.includes('cluster'))
    const near = await eventually(cluster)
    const level = Number(zoom(box))
    near.click()
    await eventually(() => Number(zoom(box)) === level + 2)
    const [controls, deck] = await Promise.all([box.find('.map-search'), box.find('.map-deck')])
    const middle = (controls.getBoundingClientRect().bottom + deck.getBoundingClientRect().top) / 2
    await eventually(() => Math.abs((cluster()?.getBoundingClientRect().bottom ?? 0) - middle) < 30)
  })

  it('points at a hotel in the list and on the map together, and leads from the pin to its card and back', async () => {
    open('?map')
    const box = mount('stay-results')
    // Pins are made again when the hotels of the whole search arrive.
    const pin = () => box.root.querySelector('[aria-label="Hotel 1, $486"]') as HTMLElement
    await eventually(pin)
    const row = box.all('li.item')[1] as HTMLElement
    // React makes the events of entering and leaving from those that bubble.
    const pointer = (...types: string[]) => {
      for (const type of types)
        row.dispatchEvent(new PointerEvent(type, { bubbles: /over|out/.test(type), composed: true }))
    }
    pointer('pointerover', 'pointerenter')
    await eventually(() => pin().classList.contains('hot'))
    pointer('pointerout', 'pointerleave')
    await eventually(() => !pin().classList.contains('hot'))
    pin().dispatchEvent(new PointerEvent('pointerenter'))
    await eventually(() => row.classList.contains('pointed'))
    pin().click()
    const card = await box.find('.map-card')
    const tab = (from: Element | null, shiftKey = false) =>
      from?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Tab',
          shiftKey,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      )
    // Pins are made again for the chosen one.
    const own = await eventually(() => pins(box).find(({ ariaPressed }) => ariaPressed === 'true'))
    own.focus()
    tab(own)
    expect(box.root.activeElement).to.equal(card.querySelector('a'))
    tab(card.querySelector('a'), true)
    expect(box.root.activeElement).to.equal(own)
  })

  it('fits the hotels of the page, again by a button, and says when an area has none', async () => {
    page.api.answer({
      '/hotels/search/': (body: object) => {
        const answer = searchAnswer(4, body)
        const hotels = answer.hotels.map((hotel, index) => ({
          ...hotel,
          location: { ...hotel.location, geo: { lat: 1 + index * 0.08, lng: 1 + index * 0.08 } },
        }))
        return { ...answer, hotels }
      },
    })
    open('?map')
    const box = mount('stay-results')
    const inView = () => {
      const map = box.root.querySelector('.map-box')?.getBoundingClientRect()
      return pins(box).filter((pin) => {
        const { left, top, right, bottom } = pin.getBoundingClientRect()
        return map && left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom
      }).length
    }
    await eventually(() => inView() === 4)
    const fitted = zoom(box)
    expect(Number(fitted)).to.be.lessThan(14)
    for (const level of [1, 2, 3]) {
      ;(await box.button('Zoom in')).click()
      await eventually(() => Number(zoom(box)) === Number(fitted) + level)
    }
    await eventually(() => box.root.querySelector('.map-none'))
    expect(box.text()).to.include('No hotels in this area')
    ;(await box.button('Show all 4 hotels')).click()
    await eventually(() => zoom(box) === fitted && inView() === 4)
    await eventually(() => !box.root.querySelector('.map-none'))
  })

  /** Hotels at these positions, around the first. */
  const placed = (geos: readonly { lat: number; lng: number }[]) => (body: object) => {
    const answer = searchAnswer(geos.length, body)
    const [first = { lat: 1, lng: 1 }] = geos
    const hotels = answer.hotels.map((hotel, index) => ({
      ...hotel,
      location: { ...hotel.location, geo: geos[index] ?? first },
    }))
    return { ...answer, hotels, location: { ...answer.location, geo: first } }
  }

  for (const width of [1280, 390])
    it(`opens a list of hotels at one position, which no zoom separates, at ${width} px`, async () => {
      await setViewport({ width, height: 800 })
      page.api.answer({ '/hotels/search/': placed([1, 1, 1.02].map((lat) => ({ lat, lng: 1 }))) })
      open('?map')
      const box = mount('stay-results')
      const cluster = () =>
        pins(box).find(({ ariaLabel }) => /^2 hotels.*Show all 2 hotels$/.test(ariaLabel ?? ''))
      await eventually(() => box.text().includes('3 hotels on the map.') && cluster())
      cluster()?.focus()
      cluster()?.click()
      const list = await box.find('.map-group')
      const entries = () => [...list.querySelectorAll<HTMLButtonElement>('li button')]
      expect(entries()).to.have.length(2)
      // On a phone the list takes the place of the deck.
      expect(box.all('.map-deck, .map-card')).to.have.length(0)
      await eventually(() => box.root.activeElement === entries()[0])
      await expectAccessible(box.element)
      // A real key: in a dialog it closes the dialog too unless the list takes it.
      await sendKeys({ press: 'Escape' })
      expect(isVisible(box, '.map')).to.equal(true)
      await eventually(() => !box.root.querySelector('.map-group') && box.root.activeElement === cluster())
      cluster()?.click()
      const second = await eventually(() => box.all<HTMLButtonElement>('.map-group li button')[1])
      const name = second.querySelector('span')?.textContent
      second.click()
      await eventually(() => box.root.querySelector(`.map-card.on[aria-label="${name}"]`))
      await eventually(() => box.root.activeElement?.ariaPressed === 'true')
      expect(box.root.querySelector('.map-group')).to.equal(null)
    })

  it('shows a place at the date line with the hotels of both sides, and searches its area', async () => {
    await setViewport({ width: 1280, height: 900 })
    page.api.answer({
      '/hotels/search/': placed([179.97, -179.97].map((lng) => ({ lat: -16.8, lng }))),
    })
    open('?map')
    const box = mount('stay-results')
    await eventually(() => pins(box).length === 2)
    expect(Number(zoom(box))).to.be.greaterThan(10)
    const map = box.root.querySelector('.map-box')?.getBoundingClientRect()
    for (const pin of pins(box)) {
      const { left, right } = pin.getBoundingClientRect()
      expect(map && left >= map.left && right <= map.right).to.equal(true)
    }
    ;(await box.button('Zoom out')).click()
    ;(await box.button('Search this area')).click()
    await eventually(() => page.sent().some(({ filters }) => filters?.bounds))
    const bounds = page.sent().at(-1)?.filters?.bounds as number[]
    const [, west = 0, , east = 0] = bounds
    expect(west < 179.97 && east > 180.03 && east - west < 2).to.equal(true)
  })

  itWithTouch('[PLT-040] opens the card of a tapped pin on a small screen, completely visible', async () => {
    await setViewport({ width: 390, height: 640 })
    open('?map')
    const box = mount('stay-results')
    const pin = await eventually(() => pins(box).find(({ ariaLabel }) => ariaLabel === 'Hotel 1, $486'))
    // A finger that moves a little on its pin is no drag of the map.
    const { left: x, top: y } = pin.getBoundingClientRect()
    const finger = { bubbles: true, composed: true, pointerId: 1, pointerType: 'touch', isPrimary: true }
    const at = (shift: number) => ({ clientX: x + 10 + shift, clientY: y + 10 })
    pin.dispatchEvent(new PointerEvent('pointerdown', { ...finger, ...at(0) }))
    const touches = [new Touch({ identifier: 1, target: pin, ...at(0) })]
    pin.dispatchEvent(new TouchEvent('touchstart', { ...finger, touches }))
    for (const shift of [5, 15, 30])
      document.dispatchEvent(new PointerEvent('pointermove', { ...finger, ...at(shift) }))
    document.dispatchEvent(new PointerEvent('pointerup', { ...finger, ...at(30) }))
    expect(pin.getBoundingClientRect().left).to.equal(x)
    pin.click()
    const card = await box.find('.map-card.on')
    await eventually(() => {
      const { top, bottom, left, right } = card.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth
    })
    expect(card.textContent).to.include('$485.04 total incl. taxes and fees')
    expect(card.querySelector('a')?.getAttribute('href')).to.include('/800-1')
  })

  it('searches the visible area after a move, with a filter that can be removed', async () => {
    open('?map')
    const box = mount('stay-results')
    await eventually(() => pins(box).length === 3)
    expect(box.maybe('Search this area')).to.equal(undefined)
    pins(box)
      .find(({ ariaLabel }) => ariaLabel === 'Hotel 1, $486')
      ?.click()
    // The box may change its size while the map moves, such as when a scroll bar appears.
    await pause(60)
    box.element.style.inlineSize = '90%'
    await eventually(() => zoom(box) === '15')
    await pause(300)
    // The map has moved programmatically, to a selected hotel.
    expect(box.maybe('Search this area')).to.equal(undefined)
    ;(await box.button('Zoom in')).click()
    const button = await box.button('Search this area')
    button.click()
    await eventually(() => page.sent().some(({ filters }) => filters?.bounds))
    const bounds = page.sent().at(-1)?.filters?.bounds as number[]
    const [south = 0, west = 0, north = 0, east = 0] = bounds
    expect(south < 1.01 && north > 1.01 && west < 1.03 && east > 1.03).to.equal(true)
    expect(north - south < 0.1 && east - west < 0.1).to.equal(true)
    expect(new URL(location.href).searchParams.get('bounds')).to.equal(bounds.join())
    await eventually(() => !box.maybe('Search this area'))
    // The searched area stays in view.
    await pause(200)
    expect(zoom(box)).to.equal('16')
    ;(await box.button('Remove Area on the map')).click()
    await eventually(() => !new URL(location.href).searchParams.has('bounds'))
  })

  it('stays at a closer zoom when a pin is clicked, and Escape closes its card and returns the focus to the pin', async () => {
    open('?map')
    const box = mount('stay-results')
    await eventually(() => pins(box).length === 3)
    const pin = () => pins(box).find(({ ariaLabel }) => ariaLabel === 'Hotel 1, $486')
    pin()?.click()
    await eventually(() => zoom(box) === '15')
    for (const level of ['16', '17']) {
      ;(await box.button('Zoom in')).click()
      await eventually(() => zoom(box) === level)
    }
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('.map-card'))
    pin()?.click()
    const card = await box.find('.map-card')
    await pause(300)
    expect(zoom(box)).to.equal('17')
    card.querySelector('a')?.focus()
    card
      .querySelector('a')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await eventually(() => !box.root.querySelector('.map-card'))
    await eventually(() => box.root.activeElement === pin())
  })

  it('throws nothing when a device is turned or the element removed while the map moves', async () => {
    const thrown: string[] = []
    const note = (event: ErrorEvent) => {
      thrown.push(event.message)
      event.preventDefault()
    }
    addEventListener('error', note)
    for (const ms of [0, 20, 40, 85, 150]) {
      await setViewport({ width: 390, height: 640 })
      open('?map')
      const box = mount('stay-results')
      await eventually(() => pins(box).length > 2)
      pins(box)[2]?.click()
      await pause(ms)
      // The map moves from the screen of a phone into the page.
      await setViewport({ width: 1280, height: 900 })
      box.element.remove()
      await pause(30)
    }
    await pause(300)
    removeEventListener('error', note)
    expect(thrown).to.deep.equal([])
  })

  it('shows neighborhoods with distance, hotels and lowest price where the brand has no streets, and filters by a pressed one', async () => {
    await setViewport({ width: 1440, height: 900 })
    page.api.answer({
      '/brand': () => ({ brand: { ...brandAnswer.brand, map: undefined } }),
      '/maps/places': () => ({
        city: { name: 'Lisbon', lat: 1, lng: 1 },
        neighborhoods: [
          { id: '800-a1', name: 'Chiado', lat: 1.02, lng: 1 },
          { id: '800-a0', name: 'Alfama', lat: 1.01, lng: 1 },
          { id: '800-a9', name: 'Elsewhere', lat: 1, lng: 1 },
        ],
      }),
      '/hotels/search/': (body: object) => ({
        ...spread(body),
        neighborhoods: [
          { id: '800-a0', name: 'Alfama', count: 31, from: 41.2 },
          { id: '800-a1', name: 'Chiado', count: 1, from: 90 },
        ],
      }),
    })
    // A link to the map of a place that has none now.
    open('?map')
    const box = mount('stay-results')
    await listed(box)
    const rows = () => box.all<HTMLButtonElement>('.areas li button')
    await eventually(() => rows().length === 2)
    const texts = rows().map(({ innerText }) => innerText.split(/\s*\n\s*/).join(' | '))
    expect(texts).to.deep.equal([
      'Alfama | 0.7 mi from the center | 31 hotels | From $42 Per Night',
      'Chiado | 1.4 mi from the center | 1 hotel | From $90 Per Night',
    ])
    expect(box.maybe('Map View')).to.equal(undefined)
    expect(box.all('.map, .still')).to.have.length(0)
    await expectAccessible(box.element)
    rows()[1]?.click()
    await eventually(() => page.sent().at(-1)?.filters?.areas)
    expect(page.sent().at(-1)?.filters?.areas).to.deep.equal(['800-a1'])
    await eventually(() => rows()[1]?.ariaPressed === 'true' && rows()[0]?.ariaPressed === 'false')
  })

  it('has a map only within the areas that have streets', async () => {
    const map = (south: number) => ({
      ...brandAnswer.brand.map,
      areas: [{ south, west: 0, north: south + 1, east: 2, minZoom: 10, maxZoom: 14 }],
    })
    page.api.answer({ '/brand': () => ({ brand: { ...brandAnswer.brand, map: map(0.5) } }) })
    open('?map')
    const inside = mount('stay-results')
    await eventually(() => pins(inside).length > 0)
    for (let level = 13; level >= 11; level--) {
      ;(await inside.button('Zoom out')).click()
      await eventually(() => zoom(inside) === String(level))
    }
    // Farther out there are no tiles.
    ;(await inside.button('Zoom out')).click()
    await pause(300)
    expect(zoom(inside)).to.equal('11')
    inside.element.remove()
    freshPage()
    page.api.answer({ '/brand': () => ({ brand: { ...brandAnswer.brand, map: map(1.5) } }) })
    const outside = mount('stay-results')
    await listed(outside)
    await eventually(() => outside.maybe('Map View') === undefined)
    expect(outside.all('.map')).to.have.length(0)
  })
})

describe('an arrangement of hotels', () => {
  const points = (count: number, step: number): MapPoint[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ id: `${index}`, name: `${index}`, label: '$120' },
      lat: 0,
      lng: index * step,
    }))
  /** Degrees of longitude of a px at zoom 14. */
  const PX = 360 / (256 * 2 ** 14)
  const idsOf = (all: readonly { points: readonly MapPoint[] }[]) =>
    all.flatMap(({ points: own }) => own.map(({ id }) => id))

  it('[PLT-041] has clusters in five sizes by their number of hotels', () => {
    expect([2, 5, 10, 25, 50].map(clusterSize)).to.deep.equal([1, 2, 3, 4, 5])
    expect([4, 9, 24, 49, 2000].map(clusterSize)).to.deep.equal([1, 2, 3, 4, 5])
  })

  it('joins hotels at one position, and leaves the chosen one alone', () => {
    const all = points(10, 0)
    expect(arrange(all, 14).labels.map(({ points: own }) => own.length)).to.deep.equal([10])
    const { labels } = arrange(all, 14, '4')
    expect(labels.map(({ points: own }) => own.map(({ id }) => id))).to.deep.include(['4'])
    expect(labels.map(({ points: own }) => own.length).sort()).to.deep.equal([1, 9])
  })

  it('holds every hotel once, and shows more of them at a closer zoom', () => {
    const all = points(50, 0.001)
    const counts = [8, 12, 14, 18].map((level) => {
      const { labels, clusters, dots } = arrange(all, level)
      const ids = [...idsOf(labels), ...idsOf(clusters), ...dots.map(({ point }) => point.id)]
      expect(ids.sort()).to.deep.equal(all.map(({ id }) => id).sort())
      return labels.length + clusters.length + dots.length
    })
    expect([...counts].sort((a, b) => a - b)).to.deep.equal(counts)
    expect(counts.at(-1)).to.equal(50)
  })

  it('shows the prices of the first twelve hotels with room, which overlap neither each other nor a position', () => {
    // Pairs that are 20 px apart: the labels of a pair stand on two sides.
    const all = points(40, 0).map((point, index) => ({
      ...point,
      lat: Math.floor(index / 8) * 110 * PX,
      lng: (Math.floor((index % 8) / 2) * 180 + (index % 2) * 20) * PX,
    }))
    const { labels, dots } = arrange(all, 14)
    expect(idsOf(labels)).to.deep.equal(all.slice(0, 12).map(({ id }) => id))
    expect(new Set(labels.map(({ side }) => side)).size).to.be.greaterThan(1)
    expect(dots).to.have.length(28)
    // The best of a part of the map are others.
    expect(idsOf(arrange(all, 14, undefined, all.slice(20)).labels)).to.deep.equal(
      all.slice(20, 32).map(({ id }) => id),
    )
  })

  it('joins at most a third of 200 hotels of a city, and gives a target of 24 px to each dot that keys reach', () => {
    // As dense as a city: 200 hotels in a circle of 180 px, in a fixed order.
    const all = points(200, 0).map((point, index) => {
      const [turn, far] = [index * 2.39996, Math.sqrt(index / 200) * 180]
      return { ...point, lat: Math.sin(turn) * far * PX, lng: Math.cos(turn) * far * PX }
    })
    const { labels, clusters, dots } = arrange(all, 14)
    expect(labels).to.have.length(12)
    expect(idsOf(clusters).length).to.be.at.most(67)
    const at = ({ point: { lat, lng } }: { point: MapPoint }) => worldPixel(lat, lng, 14)
    const free = dots.filter(({ isFree }) => isFree)
    for (const dot of free)
      for (const other of dots.filter((each) => each !== dot))
        expect(Math.hypot(at(dot).x - at(other).x, at(dot).y - at(other).y)).to.be.at.least(24)
  })

  it('fits the 80 % of the hotels that are nearest to their middle', () => {
    const all = points(10, 0.001).map((point) => ({ ...point, lng: point.id === '9' ? 3 : point.lng }))
    expect(middleOf(all).map(({ id }) => id)).to.have.members(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(middleOf([])).to.deep.equal([])
    expect(middleOf(all.slice(0, 4))).to.have.length(4)
  })
})
