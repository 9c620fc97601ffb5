import { savedHotelFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const hotel = (number: number) =>
  savedHotelFixture({
    id: `800-${number}`,
    name: `Hotel ${number}`,
    savedAt: new Date(Date.UTC(2030, 0, 30 - number)).toISOString(),
  })
const keep = (key: string, ...numbers: number[]) =>
  localStorage.setItem(key, JSON.stringify(numbers.map(hotel)))
const kept = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? '[]').map(({ id }: { id: string }) => id)

describe('stay-saved', () => {
  let api: FakeApi
  const home = location.href
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/saved')
    api = fakeApi()
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
    history.replaceState(null, '', home)
  })

  it('tells whoever has saved nothing how, and leads to the search', async () => {
    const box = mount('stay-saved')
    await box.says('You have not saved a hotel yet')
    const search = (await box.button('Search Hotels')) as unknown as HTMLAnchorElement
    expect(new URL(search.href).pathname).to.equal('/')
  })

  it('shows what a visitor has saved, the latest first, for the stay that was searched for last', async () => {
    keep('staykit.saved', 2, 1)
    localStorage.setItem('checkIn', '2031-05-01')
    localStorage.setItem('checkOut', '2031-05-04')
    const box = mount('stay-saved')
    const first = (await box.button('Hotel 1')) as unknown as HTMLAnchorElement
    expect(first.pathname).to.match(/^\/details\/city\/800\/.*2031.*\/1\/2\/800-1$/)
    expect(box.all('.h4 a').map(({ textContent }) => textContent)).to.deep.equal(['Hotel 1', 'Hotel 2'])
    await box.says('Log in to sync and share your list.')
  })

  it('removes at a press, keeps the keyboard there, and brings it back to its place', async () => {
    keep('staykit.saved', 1, 2, 3)
    const box = mount('stay-saved')
    ;(await box.button('Remove Hotel 2')).click()
    const undo = await box.button('Undo: Hotel 2')
    await eventually(() => box.root.activeElement === undo)
    expect(kept('staykit.saved')).to.deep.equal(['800-1', '800-3'])
    undo.click()
    await box.button('Remove Hotel 2')
    expect(box.all('.h4 a').map(({ textContent }) => textContent)).to.deep.equal([
      'Hotel 1',
      'Hotel 2',
      'Hotel 3',
    ])
    expect(kept('staykit.saved')).to.deep.equal(['800-1', '800-2', '800-3'])
  })

  it('a member’s list is the server’s, with what was saved here before; it is shared by a link and taken back', async () => {
    keptMember()
    keep('staykit.saved', 2)
    api.answer({
      ...memberAnswers,
      '/profile/users/u1/saved-hotels': () => ({ hotels: [hotel(1), hotel(2)] }),
      '/profile/users/u1/saved-hotels-link': () => ({ link: 'secret', ok: true }),
    })
    const box = mount('stay-saved', { 'share-url': '/saved/{list}' })
    await box.button('Remove Hotel 1')
    expect(kept('staykit.saved')).to.deep.equal([])
    ;(await box.button('Share')).click()
    const field = await box.field('Link to your list')
    expect(field.value).to.equal(`${location.origin}/saved/secret`)
    await eventually(() => box.root.querySelector('[part=share] [role=status]')?.textContent)
    ;(await box.button('Stop Sharing')).click()
    await box.says('The link no longer works.')
    expect(box.root.querySelector('input')).to.equal(null)
  })

  it('shows somebody’s list to look at, without an account, and says alike of any link that is none', async () => {
    api.answer({ '/saved-hotels/secret': () => ({ hotels: [hotel(1)] }) })
    history.replaceState(null, '', '/rooms?saved=secret')
    const box = mount('stay-saved')
    await box.button('Hotel 1')
    expect(box.maybe(/^Remove/)).to.equal(undefined)
    api.answer({ '/saved-hotels/gone': () => new Refusal(404, { code: 'NOT_FOUND', message: 'none' }) })
    const gone = mount('stay-saved', { 'shared-list': 'gone' })
    await gone.says('This list is not shared')
    await gone.button('Search Hotels')
  })

  it('has the hotels that were looked at below, until they are cleared, which can be undone', async () => {
    keep('staykit.viewed', 1, 2)
    const box = mount('stay-saved', { show: 'viewed' })
    await box.button('Hotel 1')
    ;(await box.button('Clear')).click()
    const undo = await box.button('Undo')
    expect(localStorage.getItem('staykit.viewed')).to.equal(null)
    undo.click()
    await box.button('Hotel 2')
    expect(kept('staykit.viewed')).to.deep.equal(['800-1', '800-2'])
  })

  it('a strip without hotels takes no room', async () => {
    const box = mount('stay-saved', { show: 'viewed' })
    await new Promise((done) => setTimeout(done, 200))
    expect(box.element.offsetHeight).to.equal(0)
  })
})
