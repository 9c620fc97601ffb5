import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const liked = [
  { topic: 'view', count: 214 },
  { topic: 'of-a-later-version', count: 190 },
  { topic: 'bed', count: 1_180 },
]
const disliked = [{ topic: 'breakfast-hours', count: 31 }]

describe('stay-hotel: what guests like', () => {
  let api: FakeApi
  const requests: object[] = []
  before(define)
  beforeEach(() => {
    freshPage()
    requests.length = 0
    api = fakeApi({
      '/hotels': () => ({ hotel: hotelNumber(1) }),
      '/hotels/rates/': () => ({ rates }),
      '/hotels/reviews': ({ from, liked: about, disliked: against }) => {
        requests.push({ from, about, against })
        return { ...reviewsAnswer(about ? 7 : 30, Number(from)), liked, disliked }
      },
    })
  })
  const home = location.href
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  async function reviews(attributes = {}) {
    history.replaceState(null, '', '/details/800-1/reviews')
    const box = mount('stay-hotel', attributes)
    const section = await eventually(() => {
      box.root.querySelector('[data-section=reviews]')?.scrollIntoView()
      return box.root.querySelector('[data-section=reviews] .topics') ? box : undefined
    })
    return section
  }
  const names = (box: { all: (selector: string) => Element[] }) =>
    box.all('.topics button').map((button) => [button.textContent, button.getAttribute('aria-pressed')])

  it('names what most reviews like with their number, and one thing that some dislike', async () => {
    const box = await reviews()
    expect(names(box)).to.deep.equal([
      ['the view 214', 'false'],
      ['the bed 1,180', 'false'],
      ['Some say: breakfast ends early, 31', 'false'],
    ])
    expect(box.root.querySelector('.topics [role=group]')?.getAttribute('aria-label')).to.equal('Liked')
  })

  it('shows only the reviews that mention what is pressed, and all of them after another click', async () => {
    const box = await reviews()
    ;(await box.button('the view 214')).click()
    await eventually(() => requests.some((one) => 'about' in one && one.about === 'view'))
    await eventually(() => names(box)[0]?.[1] === 'true')
    ;(await box.button('See all reviews')).click()
    const dialog = await box.find('dialog')
    await eventually(() => dialog.textContent?.includes('Liked: the view'))
    expect(requests.at(-1)).to.deep.include({ about: 'view' })
    ;(await box.button('Close')).click()
    ;(await box.button(/Some say/)).click()
    await eventually(() => requests.some((one) => 'against' in one && one.against === 'breakfast-hours'))
    expect(names(box).map(([, pressed]) => pressed)).to.deep.equal(['false', 'false', 'true'])
    ;(await box.button(/Some say/)).click()
    await eventually(() => names(box)[2]?.[1] === 'false')
    expect(names(box)).to.have.length(3)
  })

  it('says it in the words and figures of another language', async () => {
    const box = await reviews({ locale: 'de' })
    await eventually(() => names(box)[0]?.[0] === 'die Aussicht 214')
    expect(names(box)[1]?.[0]).to.equal('das Bett 1.180')
    expect(names(box)[2]?.[0]).to.equal('Manche sagen: das Frühstück endet früh, 31')
  })

  it('shows nothing of it where reviews are not counted', async () => {
    api.answer({ '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)) })
    history.replaceState(null, '', '/details/800-1/reviews')
    const box = mount('stay-hotel')
    await eventually(() => {
      box.root.querySelector('[data-section=reviews]')?.scrollIntoView()
      return box.text().includes('Guest 1')
    })
    expect(box.all('.topics')).to.have.length(0)
  })
})
