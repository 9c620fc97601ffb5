import { savedHotelFixture } from '@staykit/contract/fixtures'
import { dateInZone, toUrlDate } from '@staykit/domain'
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
const stored = (key: string) =>
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

  it('explains how to save hotels when there are none, with a link to the search', async () => {
    const box = mount('stay-saved')
    await box.says('You have not saved a hotel yet')
    const search = (await box.button('Search Hotels')) as unknown as HTMLAnchorElement
    expect(new URL(search.href).pathname).to.equal('/')
  })

  it('shows a visitor’s saved hotels, the latest first, for the last searched stay', async () => {
    keep('staykit.saved', 2, 1)
    localStorage.setItem('staykit.checkIn', '2031-05-01')
    localStorage.setItem('staykit.checkOut', '2031-05-04')
    const box = mount('stay-saved')
    const first = (await box.button('Hotel 1')) as unknown as HTMLAnchorElement
    expect(first.pathname).to.match(/^\/details\/city\/800\/.*2031.*\/1\/2\/800-1$/)
    expect(box.all('.h4 a').map(({ textContent }) => textContent)).to.deep.equal(['Hotel 1', 'Hotel 2'])
    await box.says('Log in to sync and share your list.')
  })

  // At any time, one of them has another date than the device.
  for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12'])
    it(`links to tonight at a hotel in ${timeZone}, whatever the date of the device`, async () => {
      keep('staykit.saved', 1)
      const [one] = JSON.parse(localStorage.getItem('staykit.saved') ?? '')
      localStorage.setItem('staykit.saved', JSON.stringify([{ ...one, timeZone }]))
      const link = (await mount('stay-saved').button('Hotel 1')) as unknown as HTMLAnchorElement
      expect(link.pathname).to.include(`/800/${toUrlDate(dateInZone(new Date(), timeZone))}/`)
    })

  it('removes a hotel on click, keeps the focus there, and restores it to its place', async () => {
    keep('staykit.saved', 1, 2, 3)
    const box = mount('stay-saved')
    ;(await box.button('Remove Hotel 2')).click()
    const undo = await box.button('Undo: Hotel 2')
    await eventually(() => box.root.activeElement === undo)
    expect(stored('staykit.saved')).to.deep.equal(['800-1', '800-3'])
    undo.click()
    await box.button('Remove Hotel 2')
    expect(box.all('.h4 a').map(({ textContent }) => textContent)).to.deep.equal([
      'Hotel 1',
      'Hotel 2',
      'Hotel 3',
    ])
    expect(stored('staykit.saved')).to.deep.equal(['800-1', '800-2', '800-3'])
  })

  it('merges a visitor’s list into the member’s on the server; shares it by a link and revokes the link', async () => {
    keptMember()
    keep('staykit.saved', 2)
    api.answer({
      ...memberAnswers,
      '/profile/users/u1/saved-hotels': () => ({ hotels: [hotel(1), hotel(2)] }),
      '/profile/users/u1/saved-hotels-link': () => ({ link: 'secret', ok: true }),
    })
    const box = mount('stay-saved', { 'share-url': '/saved/{list}' })
    await box.button('Remove Hotel 1')
    expect(stored('staykit.saved')).to.deep.equal([])
    ;(await box.button('Share')).click()
    const field = await box.field('Link to your list')
    expect(field.value).to.equal(`${location.origin}/saved/secret`)
    await eventually(() => box.root.querySelector('[part=share] [role=status]')?.textContent)
    ;(await box.button('Stop Sharing')).click()
    await box.says('The link no longer works.')
    expect(box.root.querySelector('input')).to.equal(null)
  })

  it('keeps the outcome of the last click when an earlier one ends late', async () => {
    keptMember()
    api.answer({
      ...memberAnswers,
      '/profile/users/u1/saved-hotels': () => ({ hotels: [hotel(1)] }),
      '/profile/users/u1/saved-hotels-link': () => ({ link: 'secret', ok: true }),
    })
    let refuse = () => {}
    const writeText = () => new Promise<void>((_, reject) => (refuse = () => reject(new Error('late'))))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    const box = mount('stay-saved', { 'share-url': '/saved/{list}' })
    ;(await box.button('Share')).click()
    ;(await box.button('Stop Sharing')).click()
    await box.says('The link no longer works.')
    refuse()
    await new Promise((done) => setTimeout(done, 50))
    expect(box.text()).to.include('The link no longer works.')
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('shows a shared list without an account, and the same message for any invalid link', async () => {
    api.answer({ '/saved-hotels/secret': () => ({ hotels: [hotel(1)] }) })
    history.replaceState(null, '', '/rooms?saved=secret')
    const box = mount('stay-saved')
    await box.button('Hotel 1')
    expect(box.maybe(/^Remove/)).to.equal(undefined)
    api.answer({ '/saved-hotels/gone': () => new Refusal(404, { code: 'NOT_FOUND', message: 'none' }) })
    const missing = mount('stay-saved', { 'shared-list': 'gone' })
    await missing.says('This list is not shared')
    await missing.button('Search Hotels')
  })

  it('shows viewed hotels below until they are cleared, which can be undone', async () => {
    keep('staykit.viewed', 1, 2)
    const box = mount('stay-saved', { show: 'viewed' })
    await box.button('Hotel 1')
    ;(await box.button('Clear')).click()
    const undo = await box.button('Undo')
    expect(localStorage.getItem('staykit.viewed')).to.equal(null)
    undo.click()
    await box.button('Hotel 2')
    expect(stored('staykit.viewed')).to.deep.equal(['800-1', '800-2'])
  })

  it('a strip without hotels has no height', async () => {
    const box = mount('stay-saved', { show: 'viewed' })
    await new Promise((done) => setTimeout(done, 200))
    expect(box.element.offsetHeight).to.equal(0)
  })
})
