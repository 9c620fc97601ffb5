import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { longTimers } from '../../testing/long-timers.ts'
import { goOffline } from '../../testing/offline.ts'
import { expectAccessible, mount, type } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { staySearch } from './element.ts'
import { choose, href, input, searchPage, value } from './testing/search-page.ts'

const today = inDays(0)
const tomorrow = inDays(1)

describe('stay-search: typeahead', () => {
  const page = searchPage()

  it('[HOT-039] [HOT-044] [HOT-045] [AQ-15] opens the list on focus, ignores submit there, and closes on Tab, a click outside and blur', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    const list = () => box.root.querySelector('[role=listbox]')
    field.focus()
    await eventually(list)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field.dispatchEvent(enter)
    await pause(30)
    expect(enter.defaultPrevented).to.equal(true)
    expect(box.text()).to.not.include('Please')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    await eventually(() => !list())
    field.click()
    await eventually(list)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await eventually(() => !list())
    field.click()
    await eventually(list)
    field.blur()
    await eventually(() => !list())
  })

  it('[PLT-111] [AQ-15] stays open for 200 ms after the blur', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    field.focus()
    await eventually(() => box.root.querySelector('[role=listbox]'))
    const clock = longTimers(100)
    field.blur()
    clock.restore()
    clock.move(199)
    await pause(20)
    expect(box.root.querySelector('[role=listbox]')).to.not.equal(null)
    clock.move(1)
    await eventually(() => !box.root.querySelector('[role=listbox]'))
  })

  it('[HOT-042] [HOT-043] fills hidden fields with the selected place, and clears them with the text', async () => {
    const box = mount('stay-search')
    await choose(box, 'lisb', /Alfama/)
    await eventually(() => value(box, 'area') === '800-a1')
    expect(['id', 'type', 'city', 'query'].map((name) => value(box, name))).to.deep.equal([
      '800-a1',
      'neighborhood',
      '800',
      'Alfama, Lisbon',
    ])
    expect(href(box)).to.include('/search/city/800/').and.include('areaID=800-a1')
    type(await input(box), '')
    await eventually(() => value(box, 'id') === '')
    expect(href(box)).to.equal(undefined)
  })

  it('[HOT-046] [PLT-107] requests suggestions for 3 letters or more, once for each text ignoring case', async () => {
    const box = mount('stay-search')
    type(await input(box), 'li')
    await pause(250)
    expect(page.api.calls('/locations/search')).to.have.length(0)
    expect(box.all('[role=option]')).to.have.length(1)
    for (const text of ['lis', 'LIS', 'lis']) {
      type(await input(box), text)
      await eventually(() => box.all('[role=option]').length > 1)
      await pause(150)
    }
    expect(page.api.calls('/locations/search')).to.have.length(1)
  })

  it('[PLT-101] [PLT-102] [PLT-103] moves with the arrows, selects with Enter, closes with Escape', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    const press = (key: string) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    type(field, 'lisb')
    await eventually(() => box.all('[role=option]').length > 1)
    const active = () =>
      box.root.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    await eventually(() => active().includes('Lisbon, Portugal'))
    press('ArrowDown')
    await eventually(() => active().includes('Lisburn'))
    press('ArrowUp')
    await eventually(() => active().includes('Lisbon, Portugal'))
    press('Escape')
    await eventually(() => !box.root.querySelector('[role=listbox]'))
    await eventually(() => box.root.activeElement === field)
    press('ArrowDown')
    await eventually(() => active().includes('Lisbon, Portugal'))
    press('Enter')
    await eventually(() => value(box, 'id') === '800')
    expect(field.value).to.equal('Lisbon, Portugal')
  })

  it('selects the best suggestion for Enter before the answer, and never asks for the position', async () => {
    const { geolocation } = navigator
    const requests: unknown[] = []
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (found: unknown) => requests.push(found) },
    })
    try {
      const box = mount('stay-search')
      const field = await input(box)
      const enter = () =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      field.focus()
      await box.find('[role=option]')
      expect(field.hasAttribute('aria-activedescendant')).to.equal(false)
      enter()
      type(field, 'lisbu')
      await eventually(() => box.all('[role=option]').length > 1)
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      page.api.answer({ '/locations/search': () => answered.then(() => ({ locations: places })) })
      type(field, 'testville')
      await pause(0)
      enter()
      await pause(200)
      expect(field.value).to.equal('testville')
      answer()
      await eventually(() => value(box, 'id') === '800')
      await pause(350)
      expect(requests).to.deep.equal([])
    } finally {
      Reflect.deleteProperty(navigator, 'geolocation')
      expect(navigator.geolocation).to.equal(geolocation)
    }
  })

  it('selects the best suggestion for Enter at the moment in which they appear', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    const enter = () =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    // An observer is called before the effects of the render, such as the highlight.
    const observer = new MutationObserver(() => {
      if (box.all('[role=option]').length < 2) return
      observer.disconnect()
      enter()
    })
    observer.observe(box.root, { childList: true, subtree: true })
    type(field, 'lisb')
    await eventually(() => value(box, 'id') === '800')
  })

  it('leaves all keys to a composition', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    type(field, 'lisb')
    await eventually(() => box.all('[role=option]').length > 1)
    const press = (key: string, init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
      field.dispatchEvent(event)
      return event.defaultPrevented
    }
    const composing = [{ isComposing: true }, { keyCode: 229 }]
    for (const init of composing)
      for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape', 'Tab'])
        expect(press(key, init), key).to.equal(false)
    await pause(20)
    expect(field.value).to.equal('lisb')
    await box.find('[role=listbox]')
    expect(press('Enter', {})).to.equal(true)
    await eventually(() => value(box, 'id') === '800')
  })

  it('[PLT-112] measures the position of the list once, 1 ms after it opened', async () => {
    const frames: (() => void)[] = []
    const own = globalThis.setTimeout
    globalThis.setTimeout = ((run: () => void, ms: number) =>
      ms === 1 ? frames.push(run) : own(run, ms)) as typeof setTimeout
    const box = mount('stay-search')
    try {
      ;(await input(box)).focus()
      const list = await box.find('.opts.float')
      await eventually(() => frames.length > 0)
      await pause(60)
      expect(list.style.top).to.equal('')
      expect(frames).to.have.length(1)
      frames[0]?.()
      expect(Number.parseFloat(list.style.top)).to.be.greaterThan(0)
    } finally {
      globalThis.setTimeout = own
    }
  })

  it('[PLT-106] shows the code of airports; [PLT-112] the list is at most 400 px high', async () => {
    const box = mount('stay-search')
    type(await input(box), 'lisb')
    const airport = await eventually(() =>
      box.all('[role=option]').find((one) => /Airport/.test(one.textContent ?? '')),
    )
    expect(airport.textContent).to.include('LIS')
    const list = await box.find('.opts.float')
    expect(getComputedStyle(list).maxHeight).to.equal('400px')
    await expectAccessible(box.element)
  })

  it('[OQ-53] opens the page of a selected hotel', async () => {
    const box = mount('stay-search')
    await choose(box, 'lisb', /Casa do Miradouro/)
    await eventually(() => href(box))
    expect(href(box)).to.equal(`/details/city/800/${today.url}/${tomorrow.url}/1/2/800-7`)
  })
})

describe('stay-search: failed suggestions', () => {
  const page = searchPage()
  const down = () => page.api.answer({ '/locations/search': () => Promise.reject(new TypeError('down')) })
  const up = () => page.api.answer({ '/locations/search': () => ({ locations: places }) })
  const suggested = (box: ReturnType<typeof mount>) =>
    eventually(() => box.all('[role=option]').some(({ textContent }) => /Lisbon/.test(textContent ?? '')))

  it('[HOT-324] shows the failure in the list, and retries on request, also by keyboard', async () => {
    down()
    const box = mount('stay-search')
    const field = await input(box)
    type(field, 'lisb')
    await box.says('Unable to find Location: suggestions could not be loaded.')
    await eventually(() => field.getAttribute('aria-activedescendant'))
    up()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await suggested(box)
    expect(box.text()).to.not.include('could not be loaded')
    expect(field.value).to.equal('lisb')
  })

  it('emits stay-error once, however much is typed, and again only after a success', async () => {
    const errors = listen('stay-error')
    down()
    const box = mount('stay-search')
    const field = await input(box)
    for (const text of ['lisb', 'lisbo', 'lisbon']) {
      type(field, text)
      await pause(300)
    }
    await eventually(() => errors.events.length > 0)
    expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['NETWORK'])
    expectDeclared(staySearch, errors.events[0] as CustomEvent)
    up()
    type(field, 'lisbon ')
    await pause(50)
    type(field, 'Lisb')
    await suggested(box)
    down()
    type(field, 'lisbon x')
    await eventually(() => errors.events.length === 2)
    errors.stop()
  })

  it('shows the offline message, and loads suggestions when online again', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    field.focus()
    await eventually(() => box.root.querySelector('[role=listbox]'))
    const network = goOffline()
    try {
      type(field, 'lisb')
      await box.says('You are offline. Suggestions come once you are back online.')
    } finally {
      network.back()
    }
    await suggested(box)
    expect(field.value).to.equal('lisb')
  })

  it('emits stay-error for an unavailable position, but not for a declined one', async () => {
    const errors = listen('stay-error')
    const geolocation = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')
    const answers = [1, 2]
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) =>
          fail({ code: answers.shift() ?? 2 }),
      },
    })
    try {
      const box = mount('stay-search')
      ;(await input(box)).focus()
      const option = await box.find('[role=option]')
      option.click()
      await box.says('You have declined the Location Access Permission.')
      expect(errors.events.length).to.equal(0)
      option.click()
      await eventually(() => errors.events[0]?.detail.code === 'POSITION_FAILED')
    } finally {
      Reflect.deleteProperty(navigator, 'geolocation')
      if (geolocation) Object.defineProperty(Navigator.prototype, 'geolocation', geolocation)
      errors.stop()
    }
  })
})
