import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible, mount, type } from '../../testing/page.ts'
import { places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { staySearch } from './element.ts'
import { input, searchPage } from './testing/search-page.ts'

describe('stay-search: suggestions that do not come', () => {
  const page = searchPage()
  const down = () => page.api.answer({ '/locations/search': () => Promise.reject(new TypeError('down')) })
  const up = () => page.api.answer({ '/locations/search': () => ({ locations: places }) })
  const suggested = (box: ReturnType<typeof mount>) =>
    eventually(() => box.all('[role=option]').some(({ textContent }) => /Lisbon/.test(textContent ?? '')))

  it('[HOT-324] the list says so, and asks again for whoever chooses that, with the keys too', async () => {
    down()
    const box = mount('stay-search')
    const field = await input(box)
    type(field, 'lisb')
    await box.says('Unable to find Location: suggestions could not be loaded.')
    await expectAccessible(box.element)
    up()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await suggested(box)
    expect(box.text()).to.not.include('could not be loaded')
    expect(field.value).to.equal('lisb')
  })

  it('the page hears of it once, however much is typed, and again only after it had worked', async () => {
    const errors = listen('stay-error')
    down()
    const box = mount('stay-search')
    const field = await input(box)
    for (const text of ['lisb', 'lisbo', 'lisbon']) {
      type(field, text)
      await pause(300)
    }
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

  it('whoever is offline reads that, and has suggestions for what was typed once the line is back', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    field.focus()
    await eventually(() => box.root.querySelector('[role=listbox]'))
    const line = cutLine()
    try {
      type(field, 'lisb')
      await box.says('You are offline. Suggestions come once you are back online.')
    } finally {
      line.back()
    }
    await suggested(box)
    expect(field.value).to.equal('lisb')
  })

  it('the page hears of a position that cannot be had, not of one that is declined', async () => {
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
