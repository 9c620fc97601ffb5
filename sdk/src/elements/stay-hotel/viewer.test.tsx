import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, images, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

type Box = ReturnType<typeof mount>
const stage = (box: Box) => box.root.querySelector<HTMLImageElement>('.stage img')
const press = (box: Box, key: string) =>
  box.root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))

describe('stay-hotel: the photo viewer', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      '/hotels': () => ({ hotel: { ...hotelNumber(0), images: [...images, '/no-such.png'] } }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(0, Number(from)),
    })
  })
  afterEach(() => api.restore())

  it('[PLT-063] [HOT-329] turns by keyboard, preloads with a spinner, and removes broken photos', async () => {
    const box = mount('stay-hotel', { 'hotel-id': '800-0' })
    const spinners: boolean[] = []
    const watch = new MutationObserver(() => spinners.push(box.root.querySelector('.stage .spin') !== null))
    watch.observe(box.root, { childList: true, subtree: true })
    const opener = await box.button(/8 pictures/)
    opener.focus()
    opener.click()
    const dialog = await box.find<HTMLDialogElement>('dialog.viewer')
    expect(dialog.matches(':modal')).to.equal(true)
    await eventually(() => spinners.includes(true) && !box.root.querySelector('.stage .spin'))
    watch.disconnect()
    const there = () => box.all<HTMLImageElement>('.stage img').map(({ src }) => src)
    await eventually(() => there().includes(images[1] ?? ''))
    // The eighth was broken.
    await box.says('Picture 1 of 7')
    press(box, 'ArrowRight')
    await box.says('Picture 2 of 7')
    expect(stage(box)?.src).to.equal(images[1])
    press(box, 'End')
    await box.says('Picture 7 of 7')
    ;(await box.button('Next picture')).click()
    await box.says('Picture 1 of 7')
    press(box, 'Escape')
    await eventually(() => !box.root.querySelector('dialog'))
  })
})
