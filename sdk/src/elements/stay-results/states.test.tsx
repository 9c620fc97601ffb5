import { toBadgeDate } from '@staykit/domain'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { hotelNumber, searchAnswer } from '../../testing/hotels.ts'
import { expectAccessible, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { stayResults } from './element.ts'
import { from, listed, path, resultsPage, type Search, to } from './testing/results-page.ts'

describe('stay-results: loading, errors and addresses', () => {
  const page = resultsPage()

  it('[HOT-056] [HOT-059] [HOT-060] shows the loading screen with the dates until the hotels are there', async () => {
    let release = () => {}
    page.api.answer({
      '/hotels/search/': (body) =>
        new Promise((done) => {
          release = () => done(searchAnswer(47, body as unknown as Search))
        }),
    })
    const box = mount('stay-results', { 'loading-overlay': 'page' })
    await box.says('OUR AI IS FINDING YOU DEALS!')
    const said = (await box.find('.loading-overlay.page')).textContent
    expect(said).to.include(`Check In ${toBadgeDate(from.date)}`)
    expect(said).to.include(`Check Out ${toBadgeDate(to.date)}`)
    const overlay = (await box.find('.loading-overlay.page')).getBoundingClientRect()
    expect([overlay.width, overlay.height].map(Math.round)).to.deep.equal([innerWidth, innerHeight])
    await expectAccessible(box.element)
    await eventually(() => page.sent().length === 1)
    release()
    await listed(box)
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
  })

  it('says of how many hotels those with a room are, in the number of the suggestion', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const answer = searchAnswer(47, body as unknown as Search)
        return { ...answer, location: { ...answer.location, hotelCount: 49 } }
      },
    })
    const box = mount('stay-results')
    await box.says('47 of 49 hotels have a room.')
  })

  it('[HOT-057] [HOT-058] searches again for other dates, and not for a search that is loaded', async () => {
    const box = mount('stay-results')
    await listed(box)
    history.pushState(null, '', path.replace('/1/2', '/2/4'))
    dispatchEvent(new PopStateEvent('popstate'))
    await eventually(() => page.sent().length === 2)
    expect(page.sent()[1]).to.include({ roomCount: 2, adultCount: 4 })
    history.back()
    await eventually(() => location.pathname === path)
    await pause(60)
    expect(page.sent()).to.have.length(2)
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
  })

  it('[HOT-062] [HOT-063] [HOT-291] [HOT-292] says that dates are past, beside a fresh search form', async () => {
    const errors = listen('stay-error')
    history.replaceState(null, '', `/search/city/800/${inDays(-3).url}/${inDays(-1).url}/1/2`)
    const box = mount('stay-results')
    await box.says("You're Living in the Past!")
    await box.says('Please Check Your Dates')
    expect(page.sent()).to.have.length(0)
    const form = await box.find('stay-search')
    await eventually(() => form.shadowRoot?.querySelector('[role=combobox]'))
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    await expectAccessible(box.element)
    errors.stop()
  })

  it('[HOT-060] shows what went wrong, and tries again', async () => {
    page.api.answer({
      '/hotels/search/': (body, count) => {
        if (count <= 2) throw new TypeError('offline')
        return searchAnswer(47, body as unknown as Search)
      },
    })
    const box = mount('stay-results')
    await box.says('We could not reach the server.')
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
    ;(await box.button('Try Again')).click()
    await listed(box)
  })

  it('[HOT-328] shows a hotel in place of a broken picture', async () => {
    const broken = { ...hotelNumber(0), thumbnails: ['/no-such-picture.png'] }
    page.api.answer({ '/hotels/search/': () => ({ ...searchAnswer(1), hotels: [broken] }) })
    const box = mount('stay-results')
    await box.find('.photo.none svg')
  })

  it('takes the search from its attributes, and from a template of the page', async () => {
    history.replaceState(null, '', '/stays.html?kind=airport&where=LIS')
    const box = mount('stay-results', { 'search-url': '/stays.html?kind={type}&where={location}' })
    await listed(box)
    expect(page.sent()[0]).to.deep.include({
      location: { id: 'LIS', type: 'airport' },
      checkIn: inDays(0).date,
    })
    const own = mount('stay-results', { 'location-id': '801', rooms: '3', guests: '5' })
    await listed(own)
    expect(page.sent().at(-1)).to.deep.include({
      location: { id: '801', type: 'city' },
      roomCount: 3,
      adultCount: 5,
    })
  })

  it('shows nothing of its own where no place is named', async () => {
    history.replaceState(null, '', '/')
    const box = mount('stay-results')
    await pause(100)
    expect(box.root.querySelector('.root')?.childElementCount).to.equal(0)
  })
})
