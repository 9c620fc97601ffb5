import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { longTimers } from '../../testing/long-timers.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const path = `/details/city/800/${inDays(10).url}/${inDays(13).url}/1/2/800-0`
const SOON = "We'll try again in 30 seconds, or you can try now."
const LATER = 'It may still have space, so please try again in a minute.'
const down = () => new Refusal(500, { code: 'SUPPLIER_UNAVAILABLE', message: 'down' })
type Box = ReturnType<typeof mount>

describe('stay-hotel: a supplier that is down', () => {
  let api: FakeApi
  let clock: ReturnType<typeof longTimers>
  let visibility: DocumentVisibilityState
  const home = location.href
  before(() => define())
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', path)
    clock = longTimers()
    visibility = 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/rates/': down,
      '/hotels/reviews': () => reviewsAnswer(0, 0),
    })
  })
  afterEach(() => {
    // Stops the timers of the element.
    document.body.replaceChildren()
    Reflect.deleteProperty(document, 'visibilityState')
    clock.restore()
    api.restore()
    history.replaceState(null, '', home)
  })
  const show = (state: DocumentVisibilityState) => {
    visibility = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const calls = (path = '/hotels/rates/') => api.calls(path).length
  const note = (box: Box) => box.root.querySelector('.empty [role=status]')?.textContent
  /** Texts of the live region, and the times at which the message appeared. */
  function announced(box: Box) {
    const texts: (string | null | undefined)[] = []
    const record = () => {
      const text = note(box)
      if (text !== texts.at(-1)) texts.push(text)
    }
    const observer = new MutationObserver(record)
    observer.observe(box.root, { subtree: true, childList: true, characterData: true })
    return { texts, stop: () => observer.disconnect() }
  }
  /** Lets 30 s pass, and waits until the retry is answered. */
  async function retried(number: number, path?: string) {
    clock.move(29_000)
    await pause(20)
    expect(calls(path)).to.equal(number - 1)
    clock.move(1_000)
    await eventually(() => calls(path) === number)
    await pause(30)
  }

  it('[HOT-363] retries the rates three times, 30 s apart, with one message, and shows them when they are back', async () => {
    const errors = listen('stay-error')
    const box = mount('stay-hotel')
    const live = announced(box)
    await box.says("We can't load this hotel's rooms right now.")
    await box.says(SOON)
    expect([calls(), box.maybe(/Book Now/), box.text().includes('$')]).to.deep.equal([1, undefined, false])
    await expectAccessible(box.element)
    await retried(2)
    await retried(3)
    expect(live.texts).to.deep.equal(['', SOON])
    await retried(4)
    await box.says(LATER)
    expect(clock.count()).to.equal(0)
    live.stop()
    expect(live.texts).to.deep.equal(['', SOON, LATER])
    expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['SUPPLIER_UNAVAILABLE'])
    errors.stop()

    ;(await box.button('Refresh')).click()
    await eventually(() => calls() === 5)
    await box.says(SOON)
    api.answer({ '/hotels/rates/': () => ({ rates }) })
    await retried(6)
    await box.button(/^Book Now/)
    expect([note(box), clock.count()]).to.deep.equal([undefined, 0])
  })

  it('[HOT-363] does not retry while the tab is hidden, and waits again when it is visible', async () => {
    const box = mount('stay-hotel')
    await box.says(SOON)
    clock.move(20_000)
    show('hidden')
    expect(clock.count()).to.equal(0)
    clock.move(600_000)
    await pause(20)
    expect(calls()).to.equal(1)
    show('visible')
    await retried(2)
    document.body.replaceChildren()
    await eventually(() => clock.count() === 0)
  })

  it('[HOT-363] retries a hotel that fails to load, with its message and buttons in place', async () => {
    const errors = listen('stay-error')
    api.answer({ '/hotels': down })
    const box = mount('stay-hotel')
    await box.says('This is awkward. Looks like something went wrong.')
    await box.says(SOON)
    const refresh = await box.button('Refresh')
    refresh.focus()
    await retried(2, '/hotels')
    expect(box.root.activeElement).to.equal(refresh)
    expect(errors.events).to.have.length(1)
    errors.stop()
    api.answer({ '/hotels': () => ({ hotel: hotelNumber(0) }) })
    await retried(3, '/hotels')
    await box.says('Available Rooms')
  })

  it('does not repeat a request that would be refused again', async () => {
    api.answer({ '/hotels/rates/': () => new Refusal(404, { code: 'UNKNOWN_HOTEL', message: 'none' }) })
    const box = mount('stay-hotel')
    await box.says("We can't find this hotel.")
    expect([clock.count(), box.text().includes(SOON)]).to.deep.equal([0, false])
  })
})
