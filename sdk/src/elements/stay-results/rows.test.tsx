import { expect } from 'chai'
import { hotelNumber, searchAnswer } from '../../testing/hotels.ts'
import { mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { listed, listings, resultsPage, type Search } from './testing/results-page.ts'

type Box = ReturnType<typeof mount>
const name = (box: Box) => listings(box)[0]?.querySelector('h2')?.textContent
const filter = (box: Box) =>
  eventually(() => box.root.querySelector<HTMLInputElement>('.side input[name="stars:3"]'))

describe('stay-results: rows of a filtered list', () => {
  const page = resultsPage()

  /** The first list has hotels of four stars, the filtered one others of three. */
  function answerStars(ready: Promise<void> = Promise.resolve()) {
    page.api.answer({
      '/hotels/search/': async (body) => {
        const search = body as unknown as Search
        const isFiltered = search.filters !== undefined
        if (isFiltered) await ready
        const { hotels, ...rest } = searchAnswer(47, search)
        const others = hotels.map((_, index) => ({ ...hotelNumber(100 + index), starRating: 3 }))
        return { ...rest, hotels: isFiltered ? others : hotels }
      },
    })
  }

  it('leaves the stars and the score of a row in the page when its hotel changes', async () => {
    answerStars()
    const box = mount('stay-results')
    await listed(box)
    const parts = () => listings(box)[0]?.querySelectorAll<Element>('.stars *, .scored, .scored *') ?? []
    const before = [...parts()]
    const first = name(box)
    ;(await filter(box)).click()
    await eventually(() => name(box) !== first)
    expect(listings(box)[0]?.querySelector('.stars')?.ariaLabel).to.equal('3 stars')
    expect(listings(box)[0]?.querySelectorAll('.stars .rest')).to.have.length(2)
    expect([...parts()].map((part, index) => part === before[index])).to.deep.equal(before.map(() => true))
  })

  it('writes no price while a filter loads', async () => {
    let show = () => {}
    answerStars(new Promise((done) => (show = done)))
    const box = mount('stay-results')
    await listed(box)
    const first = name(box)
    const star = await filter(box)
    const written = watchPrices()
    star.click()
    await eventually(() => box.root.querySelector('.list.busy'))
    // The range of the price filter has fewer.
    expect(written.count).to.be.lessThan(20)
    show()
    await eventually(() => name(box) !== first)
    expect(written.count).to.be.greaterThan(40)
    written.stop()
  })

  it('watches no part of a row once more when a filter changes the list', async () => {
    answerStars()
    const real = globalThis.IntersectionObserver
    let count = 0
    globalThis.IntersectionObserver = class extends real {
      override observe(target: Element) {
        count++
        super.observe(target)
      }
    }
    const box = mount('stay-results')
    await listed(box)
    await eventually(() => box.all('.lazy-mount').length > 4)
    const first = name(box)
    const star = await filter(box)
    // Rows are watched after they are painted.
    for (let before = -1; before !== count; await pause(100)) before = count
    count = 0
    star.click()
    await eventually(() => name(box) !== first)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    globalThis.IntersectionObserver = real
    expect(count).to.equal(0)
  })
})

/** Counts the amounts that are written from now on. */
function watchPrices() {
  const { prototype } = Intl.NumberFormat
  const real = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor
  const watched = {
    count: 0,
    stop: () => Object.defineProperty(prototype, 'format', real),
  }
  Object.defineProperty(prototype, 'format', {
    ...real,
    get() {
      if (this.resolvedOptions().style === 'currency') watched.count++
      return real.get?.call(this)
    },
  })
  return watched
}
