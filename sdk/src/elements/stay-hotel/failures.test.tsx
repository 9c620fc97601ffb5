import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { cutLine } from '../../testing/line.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayHotel } from './element.ts'

const path = `/details/city/800/${inDays(10).url}/${inDays(13).url}/1/2/800-0`
const refusal = new Refusal(500, { code: 'SERVER_ERROR', message: 'no' })

describe('stay-hotel: what went wrong, and the ways on', () => {
  let api: FakeApi
  const home = location.href
  before(define)
  beforeEach(async () => {
    freshPage()
    history.replaceState(null, '', path)
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
    history.replaceState(null, '', home)
  })

  it('whoever is offline reads that, and has the hotel once the line is back', async () => {
    const errors = listen('stay-error')
    const line = cutLine()
    const box = mount('stay-hotel')
    try {
      await box.says('You are offline.')
      await box.button('Refresh')
      await expectAccessible(box.element)
    } finally {
      line.back()
    }
    await box.says('Available Rooms')
    errors.stop()
    expectDeclared(stayHotel, errors.events[0] as CustomEvent)
    expect(errors.events[0]?.detail.code).to.equal('NETWORK')
  })

  it('rooms that could not be asked for are told to the page with their code', async () => {
    api.answer({ '/hotels/rates/': () => refusal })
    const errors = listen('stay-error')
    const box = mount('stay-hotel')
    await box.says('We could not ask this hotel for its rooms.')
    await eventually(() => errors.events.length === 1)
    errors.stop()
    expect(errors.events[0]?.detail).to.include({ code: 'SERVER_ERROR', element: 'stay-hotel' })
  })

  it('reviews that cannot be loaded are not called none, are told, and are asked for again', async () => {
    api.answer({ '/hotels/reviews': () => refusal })
    const errors = listen('stay-error')
    const box = mount('stay-hotel')
    await box.says('Available Rooms')
    await eventually(() => {
      box.root.querySelector('[data-section=reviews]')?.scrollIntoView()
      scrollBy(0, 400)
      return box.text().includes('The reviews could not be loaded.')
    })
    expect(box.text()).to.not.include('No Reviews')
    await eventually(() => errors.events[0]?.detail.code === 'SERVER_ERROR')
    errors.stop()
    api.answer({ '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)) })
    ;(await box.button('Try again')).click()
    await box.says('Guest 1')
  })
})
