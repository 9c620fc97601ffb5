import { addNights, dateInZone, toUrlDate } from '@staykit/domain'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { mount, type } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually, pause, settled } from '../../testing/wait.ts'
import { staySearch } from './element.ts'
import { choose, href, input, lisbon, searchPage, value } from './testing/search-page.ts'

const today = inDays(0)
const tomorrow = inDays(1)
/** MM/DD/YYYY, the value format of the inputs. */
const slashes = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

describe('stay-search: variants and events', () => {
  const page = searchPage()

  it('announces a search and lets the host route', async () => {
    const searches = listen('stay-search')
    const moves = listen('stay-navigate')
    const box = mount('stay-search', lisbon)
    ;(await box.button('Search')).click()
    const [event] = searches.events
    expectDeclared(staySearch, event as CustomEvent)
    expect(event?.detail).to.deep.include({
      place: { id: '800', type: 'city', name: 'Lisbon, Portugal' },
      rooms: 1,
      guests: 2,
      checkIn: today.date,
    })
    expectDeclared(staySearch, moves.events[0] as CustomEvent)
    expect(moves.events[0]?.detail).to.include({ to: 'search', url: href(box) })
    searches.stop()
    moves.stop()
  })

  it('replaces the form by its tabs only when the texts of its language are loaded', async function (this: {
    retries(times: number): void
  }) {
    // In a retry the language would be loaded.
    this.retries(0)
    const box = mount('stay-search', { ...lisbon, variant: 'tabbed', locale: 'de' })
    let isShown = false
    let removals = 0
    const watch = new MutationObserver(() => {
      const has = box.root.querySelector('form') !== null
      if (isShown && !has) removals++
      isShown ||= has
    })
    watch.observe(box.root, { childList: true, subtree: true })
    await eventually(() => box.root.querySelector('[role=tab]') !== null)
    watch.disconnect()
    expect(isShown).to.equal(true)
    expect(removals).to.equal(0)
    expect((await box.find('[role=tab]:nth-child(2)')).textContent).to.equal('Flüge')
  })

  it('closes the opened compact form with Escape and a click outside, not with one inside', async () => {
    await setViewport({ width: 600, height: 800 })
    const box = mount('stay-search', { ...lisbon, variant: 'compact' })
    const line = () => box.root.querySelector<HTMLElement>('[part=summary]')
    const opened = async () => {
      ;(await eventually(line)).click()
      await eventually(() => !line())
    }
    await opened()
    ;(await box.find('[role=combobox]')).dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
    )
    expect(line()).to.equal(null)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await eventually(line)
    await opened()
    const form = await box.find('form')
    form.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await eventually(() => box.root.activeElement === line())
    await setViewport({ width: 1280, height: 900 })
  })

  it('[HOT-047] [HOT-048] [HOT-342] the widget variant has hidden fields, an arrow button and the top window as target', async () => {
    const box = mount('stay-search', { variant: 'widget', rooms: '2', guests: '5' })
    const form = await box.find<HTMLFormElement>('form')
    expect(form.target).to.equal('_top')
    await eventually(() => value(box, 'checkIn') !== undefined)
    const hidden = ['checkIn', 'checkOut', 'roomCount', 'adultCount'].map((name) => value(box, name))
    expect(hidden).to.deep.equal([slashes(today.date), slashes(tomorrow.date), '2', '5'])
    const moves = listen('stay-navigate')
    await choose(box, 'lisb', /Lisbon, Portugal/)
    ;(await box.button('Search')).click()
    await eventually(() => moves.events.length === 1)
    expect(box.root.querySelector('[data-panel]')).to.equal(null)
    moves.stop()

    // The host does not route: the results open in the top window, whatever frame the form is in.
    const opened: unknown[] = []
    const own = globalThis.open
    globalThis.open = (...args) => {
      opened.push(args)
      return null
    }
    document.removeEventListener('stay-navigate', page.stay)
    ;(await box.button('Search')).click()
    document.addEventListener('stay-navigate', page.stay)
    globalThis.open = own
    expect(opened).to.deep.equal([[`/search/city/800/${today.url}/${tomorrow.url}/2/5`, '_top']])
  })

  it('[HOT-049] [HOT-050] [OQ-30] [AQ-27] the tabbed variant has three tabs, and a form only under Hotels', async () => {
    const box = mount('stay-search', { variant: 'tabbed' })
    await eventually(() => box.all('[role=tab]').length === 3)
    const tabs = box.all('[role=tab]')
    expect(tabs.map((tab) => tab.textContent)).to.deep.equal(['Hotels', 'Flights', 'Cars'])
    expect(box.root.querySelector('form')).to.not.equal(null)
    for (const tab of tabs.slice(1)) {
      tab.click()
      await eventually(() => tab.getAttribute('aria-selected') === 'true')
      expect(box.root.querySelector('form')).to.equal(null)
    }
    tabs[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
    await eventually(() => tabs[0]?.getAttribute('aria-selected') === 'true')
  })

  it('[HOT-055] [HOT-056] covers the page before it navigates, with the dates of the search', async () => {
    const box = mount('stay-search', { 'loading-overlay': 'page', ...lisbon })
    const link = await box.button('Search')
    // A real navigation would end here; this page stays, so that the overlay is visible.
    document.removeEventListener('stay-navigate', page.stay)
    document.addEventListener('click', page.stay)
    // Its code comes after the form.
    const overlay = await eventually(() => {
      link.click()
      return box.root.querySelector('.loading-overlay.page')
    })
    document.removeEventListener('click', page.stay)
    document.addEventListener('stay-navigate', page.stay)
    await box.says('OUR AI IS FINDING YOU DEALS!')
    expect(overlay.textContent).to.include('Check In').and.include('Check Out')
    const { width, height } = overlay.getBoundingClientRect()
    expect([Math.round(width), Math.round(height)]).to.deep.equal([innerWidth, innerHeight])
    // Back returns to this page, which the browser has kept as it was.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await eventually(() => !box.root.querySelector('.loading-overlay'))
  })

  it('every variant shows stay and place of the page’s address, and keeps them when a filter changes the address', async () => {
    const before = location.href
    page.api.answer({ '/locations/find': () => ({ locations: places.slice(0, 1) }) })
    const searchOf = (from: number, to: number) => `/800/${inDays(from).url}/${inDays(to).url}/2/3`
    for (const variant of ['compact', 'full', 'tabbed']) {
      history.replaceState(null, '', `/search/city${searchOf(5, 8)}`)
      const box = mount('stay-search', { variant })
      await box.says('2 rooms, 3 guests')
      await eventually(() => href(box)?.includes(searchOf(5, 8)))
      const place = await input(box)
      await settled(() => place.value)
      type(place, 'Por')
      history.replaceState(null, '', `/search/city${searchOf(5, 8)}?stars=4`)
      dispatchEvent(new PopStateEvent('popstate'))
      await pause(50)
      expect(place.value, variant).to.equal('Por')
      history.replaceState(null, '', `/search/city${searchOf(6, 9)}`)
      dispatchEvent(new PopStateEvent('popstate'))
      await eventually(() => href(box)?.includes(searchOf(6, 9)))
      box.element.remove()
    }
    history.replaceState(null, '', before)
  })

  it('attributes of a full form say another search than the address', async () => {
    const before = location.href
    history.replaceState(null, '', `/search/city/800/${inDays(5).url}/${inDays(8).url}/2/3`)
    const box = mount('stay-search', { 'location-id': '801', 'location-name': 'Porto' })
    await eventually(() => href(box)?.includes('/801/'))
    await pause(50)
    expect(href(box)).to.not.include(inDays(5).url)
    history.replaceState(null, '', before)
  })

  it('[HOT-111] an address without dates means tonight at its place in the compact variant, whatever the traveller searched before', async () => {
    const before = location.href
    // One of them has another date than this device, at any hour.
    for (const [id, timeZone] of [
      ['901', 'Pacific/Kiritimati'],
      ['902', 'Etc/GMT+12'],
    ] as const) {
      const found = { ...places[0], id, cityID: id, timeZone }
      page.api.answer({ '/locations/find': () => ({ locations: [found] }) })
      localStorage.setItem('staykit.homeHotelSearch', '[{"locationType":"city","cityID":"800"}]')
      localStorage.setItem('staykit.checkIn', inDays(20).url)
      localStorage.setItem('staykit.checkOut', inDays(22).url)
      history.replaceState(null, '', `/search/city/${id}/1/2`)
      const box = mount('stay-search', { variant: 'compact' })
      const [there, next] = [0, 1].map((days) => toUrlDate(addNights(dateInZone(new Date(), timeZone), days)))
      await eventually(() => href(box)?.includes(`/${id}/${there}/${next}/1/2`))
      box.element.remove()
    }
    history.replaceState(null, '', before)
  })

  it('[HOT-111] without dates means tonight at the place of its attributes, also when the address has the same place', async () => {
    const before = location.href
    for (const variant of ['full', 'compact'])
      for (const [id, timeZone] of [
        ['903', 'Pacific/Kiritimati'],
        ['904', 'Etc/GMT+12'],
      ] as const) {
        page.api.answer({
          '/locations/find': () => ({ locations: [{ ...places[0], id, cityID: id, timeZone }] }),
        })
        if (variant === 'compact') history.replaceState(null, '', `/search/city/${id}/1/2`)
        const box = mount('stay-search', { variant, 'location-id': id, 'location-name': 'Our city' })
        const [there, next] = [0, 1].map((days) =>
          toUrlDate(addNights(dateInZone(new Date(), timeZone), days)),
        )
        await eventually(() => href(box)?.includes(`/${id}/${there}/${next}/1/2`))
        expect(box.root.querySelector<HTMLInputElement>('input')?.value).to.equal('Our city')
        box.element.remove()
        history.replaceState(null, '', before)
      }
  })

  it('shows that a brand is unknown, without a developer’s sentence', async () => {
    const errors = listen('stay-error')
    page.api.answer({
      '/brand': () => ({ error: { code: 'UNKNOWN_REF_ID', message: 'There is no brand "1".' } }),
    })
    const box = mount('stay-search', { 'ref-id': '1' })
    await box.says('This search is not set up correctly.')
    expect(box.text()).to.not.include('There is no brand')
    expectDeclared(staySearch, errors.events[0] as CustomEvent)
    errors.stop()
  })

  it('loads and shows French texts', async () => {
    const box = mount('stay-search', { locale: 'fr' })
    await box.button('Rechercher')
    await box.says('1 chambre, 2 voyageurs')
  })
})
