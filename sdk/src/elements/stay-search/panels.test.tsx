import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const value = (text: string) => text.replace(/\D+/g, '')
type Box = ReturnType<typeof mount>

const day = (box: Box, date: string) =>
  eventually(() => box.root.querySelector<HTMLButtonElement>(`[data-date="${date}"]`))
const isOpen = (box: Box, panel: string) =>
  value(box.root.querySelector(`[data-panel=${panel}] .sf-v`)?.textContent ?? '')
const open = async (box: Box, name: RegExp) => (await box.button(name)).click()
const dialog = (box: Box) => box.find<HTMLDialogElement>('dialog')

/** Replaces the browser's geolocation with a position or an error. */
function stubPosition(answer: GeolocationPosition | { code: number }) {
  const requests: PositionOptions[] = []
  const geolocation = {
    getCurrentPosition: (
      found: (position: GeolocationPosition) => void,
      failed: (error: { code: number }) => void,
      options: PositionOptions,
    ) => {
      requests.push(options)
      if ('code' in answer) failed(answer)
      else found(answer)
    },
  }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  return requests
}

describe('stay-search panels', () => {
  let api: FakeApi
  before(define)
  beforeEach(async () => {
    freshPage()
    api = fakeApi({
      '/locations/search': () => ({ locations: places }),
      '/locations/find': () => ({ locations: places.slice(0, 1) }),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(() => api.restore())

  for (const zoom of ['1.5', '0.8'])
    it(`opens a panel under its field on a page with zoom ${zoom}`, async () => {
      document.body.style.zoom = zoom
      const box = mount('stay-search')
      type(await box.find<HTMLInputElement>('[role=combobox]'), 'lisb')
      const list = await box.find('.ta [popover]')
      const field = await box.find('.ta')
      const stands = (layer: Element, anchor: Element) =>
        eventually(() => {
          const [over, under] = [anchor.getBoundingClientRect(), layer.getBoundingClientRect()]
          const isBelow = Math.abs(under.top - over.bottom - 16) < 2
          // A panel that does not fit below its field stays inside the viewport.
          const isInside = under.top >= 0 && under.bottom <= innerHeight + 1
          return (isBelow || isInside) && Math.abs(under.left - over.left) < 2
        })
      await stands(list, field)
      await open(box, /Check-in/)
      await stands(await dialog(box), await box.find('.sf-b.open:has(.pick)'))
      document.body.style.zoom = ''
    })

  it('selects a stay with two clicks, between today and 21 nights', async () => {
    const box = mount('stay-search')
    await open(box, /Check-in/)
    const [from, to] = [inDays(2), inDays(4)]
    expect((await day(box, inDays(0).date)).disabled).to.equal(false)
    ;(await day(box, from.date)).click()
    await box.says('Choose a check-out date.')
    const late = box.root.querySelector<HTMLButtonElement>(`[data-date="${inDays(24).date}"]`)
    if (late) expect(late.disabled).to.equal(true)
    ;(await day(box, to.date)).click()
    // The second date closes the calendar, and the focus moves on.
    await eventually(() => !box.root.querySelector('dialog'))
    expect((box.root.activeElement as HTMLElement | null)?.dataset.panel).to.equal('guests')
    await expectAccessible(box.element)
    await eventually(
      () => isOpen(box, 'checkIn') === String(from.day) && isOpen(box, 'checkOut') === String(to.day),
    )
  })

  const written = (date: string, order: string, sign: string) => {
    const [year = '', month = '', day = ''] = date.split('-')
    const parts: Record<string, string> = { year, month, day }
    return order
      .split(' ')
      .map((part) => parts[part])
      .join(sign)
  }
  const typedDates = async (box: Box) => {
    // The fields are empty until the format of the language is known, a frame after the calendar.
    await eventually(() => box.root.querySelector<HTMLInputElement>('.cal-typed input')?.placeholder)
    return box.all<HTMLInputElement>('.cal-typed input') as [HTMLInputElement, HTMLInputElement]
  }
  const shown = (box: Box) => isOpen(box, 'checkIn') + isOpen(box, 'checkOut')
  const press = (field: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  const lisbon = { 'location-id': '800', 'location-name': 'Lisbon' }
  const hrefOf = (box: Box) => box.root.querySelector<HTMLAnchorElement>('a[part=button]')?.pathname ?? ''

  for (const [locale, order, sign] of [
    ['en-US', 'month day year', '/'],
    ['en-GB', 'day month year', '/'],
    ['de', 'day month year', '.'],
    ['sv', 'year month day', '-'],
  ] as const)
    it(`[HOT-342] [OQ-58] shows and reads typed dates in the format of ${locale}, and ISO dates`, async () => {
      const [from, to, later] = [inDays(40), inDays(43), inDays(45)]
      const box = mount('stay-search', { ...lisbon, locale })
      ;(await box.find('[data-panel=checkIn]')).click()
      const [checkIn, checkOut] = await typedDates(box)
      expect(checkIn.value).to.equal(written(inDays(0).date, order, sign))
      expect(checkIn.placeholder.replace(/[^./-]/g, '')).to.equal(sign + sign)
      type(checkIn, written(from.date, order, sign))
      press(checkIn, 'Enter')
      await eventually(() => box.root.activeElement === checkOut)
      type(checkOut, to.date)
      await eventually(() => hrefOf(box) === `/search/city/800/${from.url}/${to.url}/1/2`)
      checkOut.blur()
      await eventually(() => checkOut.value === written(to.date, order, sign))
      await box.find(`[data-date="${from.date}"]`)
      type(checkOut, `${later.date}T00:00`)
      await eventually(() => hrefOf(box).includes(later.url))
      press(checkOut, 'Enter')
      await eventually(() => !box.root.querySelector('dialog'))
      expect(location.pathname).to.not.contain('search')
    })

  it('keeps a date that it cannot take, with an error', async () => {
    const box = mount('stay-search', lisbon)
    await open(box, /Check-out/)
    const [checkIn, checkOut] = await typedDates(box)
    const before = hrefOf(box)
    for (const [text, error] of [
      ['next May', /Enter a date like \d\d\/\d\d\/\d{4}/],
      ['02/30/2031', /Enter a date like/],
      ['01/02/2020', 'Please choose a later date'],
      [written(inDays(60).date, 'month day year', '/'), 'Up to 21 nights.'],
    ] as const) {
      type(checkOut, text)
      checkOut.blur()
      const named = () =>
        box.root.getElementById(checkOut.getAttribute('aria-describedby') ?? '')?.textContent
      await eventually(() => new RegExp(error).test(named() ?? ''))
      expect([checkOut.value, checkOut.getAttribute('aria-invalid'), hrefOf(box)]).to.deep.equal([
        text,
        'true',
        before,
      ])
    }
    await expectAccessible(box.element)
    type(checkIn, '')
    checkIn.blur()
    await eventually(() => hrefOf(box) === '')
  })

  it('takes digits that are typed on a closed field or in the grid, and leaves Enter to a composition', async () => {
    const box = mount('stay-search', lisbon)
    const button = await box.find('[data-panel=checkIn]')
    button.focus()
    press(button, '1')
    press(button, '２')
    const [checkIn] = await typedDates(box)
    await eventually(() => box.root.activeElement === checkIn && checkIn.value === '1２')
    press(checkIn, 'Enter', { keyCode: 229 })
    await pause(20)
    expect(checkIn.getAttribute('aria-invalid')).to.equal('false')
    const [today] = box.all('[data-date]:not(:disabled)')
    today?.focus()
    press(today as HTMLElement, '3')
    await eventually(() => box.root.activeElement === checkIn)
    expect(shown(box)).to.not.equal('')
  })

  it('[PLT-117] disables days before today, and leaves out past weeks', async () => {
    const Real = Date
    const noon = Real.parse('2030-06-15T12:00:00')
    globalThis.Date = class extends Real {
      constructor(...parts: []) {
        super(...((parts.length > 0 ? parts : [noon]) as []))
      }
      static override now = () => noon
    } as DateConstructor
    try {
      const box = mount('stay-search')
      await open(box, /Check-in/)
      expect((await day(box, '2030-06-14')).disabled).to.equal(true)
      expect(box.root.querySelector('[data-date="2030-06-08"]')).to.equal(null)
      expect((await day(box, '2030-06-15')).disabled).to.equal(false)
    } finally {
      globalThis.Date = Real
    }
  })

  it('adds a room for one more guest when the rooms are full', async () => {
    const box = mount('stay-search')
    await open(box, /^Rooms and guests/)
    type(await box.field('Guests'), '4')
    ;(await box.button('More guests? Add a room')).click()
    await box.button(/^Rooms and guests.*2 rooms, 5 guests/)
    expect(box.maybe('More guests? Add a room')).to.equal(undefined)
  })

  it('leads a pointer from the place to the dates and on to the guests, and the keyboard only to their fields', async () => {
    await setViewport({ width: 1280, height: 900 })
    const box = mount('stay-search')
    const point = (element: HTMLElement) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }))
    const label = () => box.root.querySelector('dialog')?.ariaLabel
    const found = async () => {
      type(await box.find<HTMLInputElement>('[role=combobox]'), 'lisbon')
      return eventually(() =>
        box.all('[role=option]').find(({ textContent }) => /Lisbon,/.test(textContent ?? '')),
      )
    }
    point(await found())
    await day(box, inDays(3).date)
    expect(label()).to.equal('Check-in and Check-out')
    point(await day(box, inDays(3).date))
    point(await day(box, inDays(5).date))
    await eventually(() => label() === 'Rooms and guests')
    expect(isOpen(box, 'checkOut')).to.equal(String(inDays(5).day))
    ;(await box.button('Done')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    // The keyboard and assistive technology click without a pointer.
    ;(await found()).click()
    await pause(50)
    expect(box.root.querySelector('dialog')).to.equal(null)
    await open(box, /Check-in/)
    ;(await day(box, inDays(3).date)).click()
    ;(await day(box, inDays(4).date)).click()
    await eventually(() => !box.root.querySelector('dialog'))
    expect((box.root.activeElement as HTMLElement | null)?.dataset.panel).to.equal('guests')
  })

  it('[PLT-116] selects one night when it closes with only a check-in', async () => {
    const box = mount('stay-search')
    await open(box, /Check-in/)
    ;(await day(box, inDays(3).date)).click()
    await eventually(() => isOpen(box, 'checkOut') === '')
    ;(await dialog(box)).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
    await eventually(() => isOpen(box, 'checkOut') === String(inDays(4).day))
    expect(box.root.querySelector('dialog')).to.equal(null)
    await eventually(() => box.root.activeElement === box.root.querySelector('[data-panel=checkIn]'))
  })

  it('moves by days, weeks and months with the keyboard', async () => {
    const box = mount('stay-search')
    await open(box, /Check-in/)
    await day(box, inDays(0).date)
    await eventually(() => (box.root.activeElement as HTMLElement | null)?.dataset.date === inDays(0).date)
    const press = async (key: string, date: string) => {
      box.root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      await eventually(() => (box.root.activeElement as HTMLElement | null)?.dataset.date === date)
    }
    await press('ArrowRight', inDays(1).date)
    await press('ArrowDown', inDays(8).date)
    await press('ArrowUp', inDays(1).date)
    await press('ArrowLeft', inDays(0).date)
    const next = new Date(`${inDays(0).date.slice(0, 8)}01T12:00`)
    next.setMonth(next.getMonth() + 2, 0)
    const last = Math.min(inDays(0).day, next.getDate())
    const month = `${next.getFullYear()}-${String(next.getMonth() + 1).padStart(2, '0')}`
    await press('PageDown', `${month}-${String(last).padStart(2, '0')}`)
    box.root.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }),
    )
    await eventually(
      () => new Date(`${(box.root.activeElement as HTMLElement).dataset.date}T12:00`).getDay() === 6,
    )
  })

  it('[PLT-047] closes a panel on a click outside, but not inside', async () => {
    const box = mount('stay-search')
    await open(box, /^Check-in/)
    const openPanel = await dialog(box)
    const press = (where: Element) =>
      where.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    press(openPanel)
    await pause(50)
    expect(box.root.querySelector('dialog')).to.equal(openPanel)
    press(document.body)
    await eventually(() => !box.root.querySelector('dialog'))
  })

  it('[PLT-119] floats at 1025 px, and covers the screen at 1024', async () => {
    for (const [width, covers] of [
      [1025, false],
      [1024, true],
    ] as const) {
      await setViewport({ width, height: 800 })
      const box = mount('stay-search')
      await open(box, /Check-in/)
      const layer = await dialog(box)
      const { width: own, height } = layer.getBoundingClientRect()
      expect(Math.round(own) === width, `${width} px`).to.equal(covers)
      expect(Math.round(height) === innerHeight, `${width} px high`).to.equal(covers)
      expect(layer.matches(':modal')).to.equal(covers)
      document.body.replaceChildren()
    }
  })

  it('[PLT-118] shows months below each other at 720 px, side by side at 721', async () => {
    for (const [width, vertical] of [
      [721, false],
      [720, true],
    ] as const) {
      await setViewport({ width, height: 800 })
      const box = mount('stay-search')
      await open(box, /Check-in/)
      await eventually(() => box.all('.cal').length > 1)
      const [first, second] = box.all('.cal').map((month) => month.getBoundingClientRect())
      expect((second?.top ?? 0) > (first?.bottom ?? 0) - 1, `${width} px`).to.equal(vertical)
      document.body.replaceChildren()
    }
  })

  it('a list of months shows the name of the topmost month below the head, however far it is scrolled', async () => {
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-search')
    ;(await box.button(/Check-in/)).click()
    const layer = await box.find('dialog.cover')
    await eventually(() => layer.querySelectorAll('caption').length > 10)
    const { bottom } = layer.querySelector('.cover-head')?.getBoundingClientRect() ?? { bottom: 0 }
    for (const scrollTop of [600, 1500, 2600]) {
      layer.scrollTo({ top: scrollTop, behavior: 'instant' })
      const months = [...layer.querySelectorAll('table')].map((table) => table.getBoundingClientRect())
      const topmost = months.findIndex((month) => month.bottom > bottom + 44)
      const caption = layer.querySelectorAll('caption')[topmost]?.getBoundingClientRect()
      expect(caption?.top, `${scrollTop}`).to.be.within(
        bottom - 1,
        Math.max(bottom + 4, months[topmost]?.top ?? 0),
      )
    }
  })

  it('[PLT-104] the typeahead covers a small screen, with the same input', async () => {
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-search')
    const field = await box.find<HTMLInputElement>('[role=combobox]')
    field.focus()
    const full = await box.find('.full-ta')
    type(field, 'lisb')
    await eventually(() => box.all('[role=option]').length > 1)
    const { width, height } = full.getBoundingClientRect()
    expect([width, height]).to.deep.equal([390, 800])
    await eventually(() => box.root.activeElement === field)
    ;(await box.button('Back')).click()
    await eventually(() => !box.root.querySelector('.full-ta'))
    expect(field.value).to.equal('lisb')
  })

  it('[PLT-105] [PLT-043] [PLT-044] selects the position of the traveller', async () => {
    const coords = { latitude: 38.7, longitude: -9.1 } as GeolocationCoordinates
    const requests = stubPosition({ coords } as GeolocationPosition)
    const box = mount('stay-search')
    const field = await box.find<HTMLInputElement>('[role=combobox]')
    field.focus()
    const option = await eventually(() => box.all('[role=option]')[0])
    expect(option.textContent).to.include('Use Current Location')
    option.click()
    await box.says('Locating Your Position')
    await eventually(() => field.value === 'Lisbon, Portugal')
    expect(requests[0]?.enableHighAccuracy).to.equal(true)
    expect(api.calls('/locations/find')[0]?.body).to.include({ latitude: 38.7, longitude: -9.1 })
  })

  it('[PLT-113] [PLT-114] shows that it cannot locate, and the reason when permission was declined', async () => {
    for (const [code, more] of [
      [2, false],
      [1, true],
    ] as const) {
      stubPosition({ code })
      const box = mount('stay-search')
      ;(await box.find('[role=combobox]')).focus()
      ;(await eventually(() => box.all('[role=option]')[0])).click()
      await box.says('Unable to Locate Your Position')
      const why =
        "You have declined the Location Access Permission. Please reset this in your Browser's Settings."
      expect(box.text().includes(why)).to.equal(more)
      await pause(10)
      document.body.replaceChildren()
    }
  })
})
