import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, images, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const [from, to] = [inDays(10), inDays(13)]
const path = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
const broken = ['data:image/png;base64,one', 'data:image/png;base64,two']
const withRoomPictures = (pictures: readonly string[]) => ({
  rates: rates.map((rate) => ({ ...rate, roomCode: 'STD' })),
  rooms: [{ code: 'STD', title: 'Double Room', sleeps: 2, images: pictures }],
})

describe('stay-hotel: pictures', () => {
  let api: FakeApi
  const home = location.href
  before(define)
  beforeEach(async () => {
    freshPage()
    history.replaceState(null, '', path)
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/rates/': () => withRoomPictures(images),
      '/hotels/reviews': ({ from }) => reviewsAnswer(0, Number(from)),
    })
    await setViewport({ width: 390, height: 844 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  it('have an own, almost opaque background under each control, which is 44 px large and is not covered', async () => {
    const box = mount('stay-hotel')
    await eventually(() => box.all('.room-pic .disc').length > 0)
    await box.button('Share: Hotel 0')
    await box.button('Save: Hotel 0')
    const controls = box.all('.gallery :is(a, button)')
    const names = controls.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
    expect(names).to.deep.equal(['7 pictures', 'Hotels in Lisbon', 'Share: Hotel 0', 'Save: Hotel 0'])
    for (const control of [...controls, ...box.all('.room-pic .disc')])
      expect(opacity(getComputedStyle(control).backgroundColor), control.className).to.be.at.least(0.9)
    for (const control of controls) {
      const { left, top, width, height } = control.getBoundingClientRect()
      expect(Math.min(width, height), control.className).to.be.at.least(44)
      const hit = box.root.elementFromPoint(left + width / 2, top + height / 2)
      expect(hit && control.contains(hit), control.className).to.equal(true)
    }
  })

  it('leave their space when all of them are broken: in the gallery and in the card of a room', async () => {
    const sizes = async (expected: number) => {
      const box = mount('stay-hotel')
      await eventually(() => box.all('.room').length === 1)
      await eventually(() => box.all('img').every((img) => (img as HTMLImageElement).complete))
      // A broken picture is complete before its event.
      await eventually(() => box.all('.photo.none').length === expected)
      const sizeOf = (selector: string) => {
        const { width = 0, height = 0 } = box.root.querySelector(selector)?.getBoundingClientRect() ?? {}
        return `${selector}: ${Math.round(width)} × ${Math.round(height)}`
      }
      const all = ['.gallery', '.room-pic', '.room-name'].map(sizeOf)
      freshPage()
      return all
    }
    const whole = await sizes(0)
    api.answer({
      '/hotels': () => ({ hotel: { ...hotelNumber(0), images: broken } }),
      '/hotels/rates/': () => withRoomPictures(broken),
    })
    expect(await sizes(2)).to.deep.equal(whole)
  })

  it('take no column of a room that has none', async () => {
    api.answer({ '/hotels/rates/': () => withRoomPictures([]) })
    const box = mount('stay-hotel')
    const room = await eventually(() => box.all('.room')[0])
    expect(box.all('.room-pic')).to.have.length(0)
    const inner = room.clientWidth - Number.parseFloat(getComputedStyle(room).paddingInlineStart) * 2
    expect(box.root.querySelector('.room-name')?.clientWidth).to.equal(inner)
  })

  it('have a button that shares the hotel with the dates', async () => {
    const copied: string[] = []
    const play = (name: 'share' | 'clipboard', value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true })
    try {
      play('clipboard', { writeText: async (text: string) => void copied.push(text) })
      const box = mount('stay-hotel')
      ;(await box.button('Share: Hotel 0')).click()
      await box.says('The link is copied.')
      expect(new URL(copied[0] ?? '').pathname).to.equal(path)
      play('clipboard', { writeText: () => Promise.reject(new Error('no')) })
      ;(await box.button('Share: Hotel 0')).click()
      await box.says(new URL(path, location.href).href)
    } finally {
      for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name)
    }
  })
})

/** The alpha of a computed colour. */
const opacity = (colour: string) => {
  const [, alpha = colour.startsWith('rgba') ? colour.split(',')[3] : '1'] = colour.split('/')
  return Number.parseFloat(alpha ?? '1')
}
