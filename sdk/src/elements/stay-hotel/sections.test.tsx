import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, images, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

type Box = ReturnType<typeof mount>
const part = (box: Box, name: string) => box.find(`[data-section=${name}]`)

describe('stay-hotel: sections', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(1) }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)),
    })
  })
  const home = location.href
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })
  /** The hotel page at one of its sections. */
  const at = (section: string) => {
    history.replaceState(null, '', `/details/800-1/${section}`)
    return mount('stay-hotel')
  }

  it('[PLT-057] shows a rating of 3.5 as five stars: three full, one half, one empty', async () => {
    const box = mount('stay-hotel', { 'hotel-id': '800-1' })
    const stars = await box.find('.head .stars, .stars')
    expect(stars.getAttribute('aria-label')).to.equal('3.5 stars')
    const filled = [...stars.querySelectorAll('svg')].map((star) => {
      const [below, above] = star.querySelectorAll('path')
      if (below && !below.classList.contains('rest')) return 1
      return above && /50%/.test(getComputedStyle(above).clipPath) ? 0.5 : 0
    })
    expect(filled).to.deep.equal([1, 1, 1, 0.5, 0])
  })

  it('[PLT-051] cuts a long description at 120 px until it is expanded; a short one has no button', async () => {
    const long = Array.from({ length: 12 }, (_, line) => `Paragraph ${line} of many.`).join('\n')
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(1), description: long } }) })
    const box = at('description')
    const section = await part(box, 'description')
    const button = await eventually(() => section.querySelector<HTMLButtonElement>('button'))
    const height = () => section.querySelector('div')?.getBoundingClientRect().height ?? 0
    expect([button.textContent, button.ariaExpanded, height()]).to.deep.equal(['View More', 'false', 120])
    button.click()
    await eventually(() => button.textContent === 'View Less')
    expect([button.ariaExpanded, height() > 250]).to.deep.equal(['true', true])
    button.click()
    await eventually(() => height() === 120)
    box.element.remove()
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(1), description: 'Short.' } }) })
    const other = at('description')
    const short = await part(other, 'description')
    await pause(50)
    expect(short.textContent).to.include('Short.')
    expect(short.querySelector('button')).to.equal(null)
  })

  it('[PLT-059] the score of 8.5 fills 85 percent of a ring', async () => {
    const score = { ...hotelNumber(1).score, guestScore: 8.5, guestScoreCount: 12 }
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(1), score } }) })
    const box = at('reviews')
    const ring = await eventually(
      async () => (await part(box, 'reviews')).querySelector('.ring') ?? undefined,
    )
    const element = await ring
    expect([element?.textContent, element?.getAttribute('aria-label')]).to.deep.equal([
      '8.5',
      '8.5 out of 10',
    ])
    expect(getComputedStyle(element as Element).backgroundImage).to.match(/conic-gradient\([^)]+\) 85%/)
  })

  it('[PLT-050] renders the previous, current and next photo; a drag of more than half turns the page', async () => {
    api.answer({ '/hotels': () => ({ hotel: { ...hotelNumber(1), images: images.slice(0, 5) } }) })
    const box = mount('stay-hotel', { 'hotel-id': '800-1' })
    ;(await box.button(/5 pictures/)).click()
    await box.find('dialog.viewer')
    await box.says('Picture 1 of 5')
    const stage = await box.find('.stage')
    const pages = () =>
      box
        .all<HTMLImageElement>('.stage img')
        .map((image) => [image.src, image.style.getPropertyValue('--place')])
    const at = (index: number) => images[index] ?? ''
    expect(pages()).to.deep.equal([
      [at(0), '0'],
      [at(1), '1'],
      [at(4), '-1'],
    ])
    const width = stage.clientWidth
    const draw = async (way: number) => {
      const { left, top } = stage.getBoundingClientRect()
      const pointer = (type: string, x: number) =>
        stage.dispatchEvent(
          new PointerEvent(type, {
            clientX: left + width / 2 + x,
            clientY: top + 9,
            pointerId: 1,
            bubbles: true,
          }),
        )
      stage.setPointerCapture = () => {}
      pointer('pointerdown', 0)
      pointer('pointermove', way)
      await eventually(() => box.root.querySelector('.stage.drawn'))
      pointer('pointerup', way)
      await eventually(() => !box.root.querySelector('.stage.drawn'))
    }
    await draw(-width / 2 + 4)
    await box.says('Picture 1 of 5')
    await draw(-width / 2 - 4)
    await box.says('Picture 2 of 5')
    expect(pages()).to.deep.equal([
      [at(1), '0'],
      [at(2), '1'],
      [at(0), '-1'],
    ])
    await draw(width / 2 + 4)
    await box.says('Picture 1 of 5')
    await draw(width / 2 + 4)
    await box.says('Picture 5 of 5')
  })

  it('reports reviews that failed to load as an error and not as none, and retries', async () => {
    api.answer({ '/hotels/reviews': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'no' }) })
    const errors = listen('stay-error')
    const box = at('reviews')
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
