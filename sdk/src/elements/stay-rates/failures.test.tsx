import { contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { rates } from '../../testing/hotels.ts'
import { cutLine } from '../../testing/line.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'
import { stayRates } from './element.ts'

const hotel = { 'hotel-id': '800-7', 'hotel-name': 'Casa do Miradouro' }

describe('stay-rates: what went wrong, and the ways on', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/hotels/rates/': () => ({ rates }) })
  })
  afterEach(() => {
    api.restore()
    document.body.replaceChildren()
  })

  for (const [what, answer, code] of [
    ['a hotel without a room left', { rates: [] }, 'NO_RATES'],
    [
      'a hotel that could not be asked',
      new Refusal(404, { code: 'UNKNOWN_HOTEL', message: 'x' }),
      'UNKNOWN_HOTEL',
    ],
  ] as const)
    it(`${what} is told to the page, once for each time that it was asked`, async () => {
      api.answer({ '/hotels/rates/': () => answer })
      const errors = listen('stay-error')
      const box = mount('stay-rates', hotel)
      const refresh = await box.button('Refresh')
      await eventually(() => errors.events.length === 1)
      refresh.click()
      await eventually(() => errors.events.length === 2)
      errors.stop()
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal([code, code])
      expectDeclared(stayRates, errors.events[0] as CustomEvent)
    })

  it('whoever is offline reads that, and has the rooms once the line is back', async () => {
    const box = mount('stay-rates', hotel)
    await eventually(() => box.all('.rate').length > 0)
    const line = cutLine()
    try {
      box.element.setAttribute('guests', '3')
      await box.says('You are offline.')
    } finally {
      line.back()
    }
    await eventually(() => box.all('.rate').length > 0)
    expect(api.calls('/hotels/rates/').at(-1)?.body.adultCount).to.equal(3)
  })

  it('details that could not be asked for are not called none, are told, and come at a press', async () => {
    api.answer({
      '/hotels/rates/': () => ({ rates: [{ ...rates[0], importantInformation: undefined }] }),
      '/book/contract': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }),
    })
    const errors = listen('stay-error')
    const box = mount('stay-rates', hotel)
    ;(await box.find('.rate summary')).click()
    await box.says('Something went wrong on the server.')
    expect(box.text()).to.not.include('no further information')
    await eventually(() => errors.events[0]?.detail.code === 'SERVER_ERROR')
    errors.stop()
    api.answer({ '/book/contract': () => ({ contract: contractFixture() }) })
    ;(await box.button('Try again')).click()
    await eventually(() => !box.text().includes('Something went wrong'))
  })
})
