import { expect } from 'chai'
import { forgetServices } from '../../page/services.ts'
import { expectDeclared, listen } from '../../testing/events.ts'
import { Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from '../../testing/hotels.ts'
import { mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { stayResults } from './element.ts'
import { from, listed, listings, open, path, resultsPage, to } from './testing/results-page.ts'

describe('stay-results: a listing', () => {
  const page = resultsPage()

  it('[HOT-082] [HOT-083] [HOT-085] [HOT-335] a listing shows picture, name, place, stars, score, three amenities and price', async () => {
    const box = mount('stay-results')
    await listed(box)
    const first = listings(box)[0] as HTMLElement
    expect(first.querySelector('img')).to.not.equal(null)
    for (const text of [
      'Hotel 0',
      'Alfama, Lisbon',
      '9.2',
      'Superb',
      '1,284 reviews',
      '$485.04',
      '$161.68 Per Night',
    ]) {
      expect(first.textContent, text).to.include(text)
    }
    expect(first.querySelector('.stars')?.getAttribute('aria-label')).to.equal('4 stars')
    expect(first.querySelectorAll('.amen li')).to.have.length(3)
    expect(listings(box).every((one) => one.querySelector('.foot a')?.textContent === 'Book Now')).to.equal(
      true,
    )
  })

  it('names what most reviews of a hotel like; a topic of a later version is left out', async () => {
    const liked = [
      { topic: 'view', count: 1_214 },
      { topic: 'of-a-later-version', count: 200 },
      { topic: 'bed', count: 180 },
    ]
    page.api.answer({
      '/hotels/search/': () => {
        const answer = searchAnswer(3)
        const [first, ...others] = answer.hotels
        return { ...answer, hotels: [{ ...first, liked }, ...others] }
      },
    })
    const box = mount('stay-results')
    await listed(box, 3)
    const [first, second] = listings(box)
    expect(first?.textContent).to.include('Liked: the view 1,214, the bed 180')
    expect(second?.textContent).not.to.include('Liked')
  })

  it('says that the price per night of two rooms is that of one, in a row and in the filter', async () => {
    open('', path.replace('/1/2', '/2/4'))
    const box = mount('stay-results')
    await listed(box)
    // Three nights in two rooms.
    expect(listings(box)[0]?.textContent).to.include('$80.84 per room and night')
    await box.says('Price per room and night')
    expect(box.text()).not.to.match(/per night/i)
  })

  it('[HOT-087] [HOT-024] [HOT-025] [OQ-40] links to the hotel, and by Book Now to its rates', async () => {
    const chosen = listen('stay-hotel-select')
    const box = mount('stay-results')
    await listed(box)
    const details = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
    const first = listings(box)[0] as HTMLElement
    const link = first.querySelector('h2 a') as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal(details)
    expect(first.querySelector('.foot a')?.getAttribute('href')).to.equal(`${details}/rates`)
    link.click()
    expectDeclared(stayResults, chosen.events[0] as CustomEvent)
    expect(chosen.events[0]?.detail).to.deep.equal({ hotelId: '800-0', hotelName: 'Hotel 0', url: details })
    chosen.stop()
  })

  it('[HOT-086] [HOT-088] [HOT-090] opens and closes the rooms of a listing', async () => {
    let release: (() => void) | undefined
    page.api.answer({
      '/hotels/rates/': () =>
        new Promise((done) => {
          release = () => done({ rates })
        }),
    })
    const box = mount('stay-results')
    await listed(box)
    const toggle = await box.button('View Available Rooms')
    toggle.click()
    await box.says('Loading Rooms for Hotel 0!')
    await eventually(() => release)
    release?.()
    await eventually(() => box.all('.rate').length === 4)
    expect(toggle.textContent).to.equal('Hide Available Rooms')
    toggle.click()
    await eventually(() => box.all('.rate').length === 0)
    expect(toggle.textContent).to.equal('View Available Rooms')
  })

  it('[HOT-073] invites visitors to sign up after every third listing', async () => {
    const box = mount('stay-results')
    await listed(box)
    await box.find('.item:nth-child(3n) .lazy-mount')
    for (const place of box.all('.item:nth-child(3n) .lazy-mount:last-child')) {
      // An item that is rendered when it comes near grows, and WebKit scrolls to no part of one that is not.
      await eventually(() => {
        place.closest('.item')?.scrollIntoView({ block: 'end' })
        return place.querySelector('.banner')
      })
    }
    scrollTo({ top: 0 })
    const items = box.all('.item')
    const after = items.flatMap((item, index) => (item.querySelector('.banner') ? [index + 1] : []))
    expect(after).to.deep.equal([3, 6, 9, 12, 15, 18])
    expect(box.root.querySelector('.banner a')?.getAttribute('href')).to.equal('/login?view=SignUp')
  })

  function signIn() {
    forgetServices()
    localStorage.setItem('staykit.refresh.8183', 'kept')
    const session = {
      accessToken: 'a',
      expiresIn: 900,
      refreshToken: 'r',
      identityID: 'u1',
      email: 'ann@x.com',
    }
    const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
    page.api.answer({
      '/auth/refresh': () => session,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
    })
  }

  it('[HOT-073] does not invite members, however far they scroll', async () => {
    signIn()
    const box = mount('stay-results')
    await listed(box)
    for (const index of [2, 5, 8]) {
      box.all('[part~=listing]')[index]?.scrollIntoView()
      await pause(100)
    }
    expect(box.all('.item:nth-child(3n) .lazy-mount')).to.have.length(0)
    expect(box.all('.banner')).to.have.length(0)
  })

  it('[HOT-115] opens the reviews from the score of a listing, five a page', async () => {
    page.api.answer({ '/hotels/reviews': ({ from }) => reviewsAnswer(12, Number(from)) })
    const box = mount('stay-results')
    await listed(box)
    const score = listings(box)[1]?.querySelector<HTMLElement>('button.scored')
    score?.focus()
    score?.click()
    const dialog = await box.find<HTMLDialogElement>('dialog.modal')
    const authors = () => box.all('.review b.b').map(({ textContent }) => textContent)
    const guests = (...numbers: number[]) => numbers.map((number) => `Guest ${number}`).join()
    await eventually(() => authors().join() === guests(1, 2, 3, 4, 5))
    expect(dialog.textContent).to.include('Guest Reviews of Hotel 1')
    const pageButton = (name: string) => dialog.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    pageButton('Page 2')?.click()
    await eventually(() => authors().join() === guests(6, 7, 8, 9, 10))
    pageButton('Next page')?.click()
    await eventually(() => authors().join() === guests(11, 12))
    expect(pageButton('Next page')?.ariaDisabled).to.equal('true')
    expect(page.api.calls('/hotels/reviews').map(({ body }) => [body.hotelID, body.from])).to.deep.equal([
      ['800-1', 1],
      ['800-1', 6],
      ['800-1', 11],
    ])
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    await eventually(() => box.root.activeElement === score)
  })

  it('[HOT-316] [OQ-24] shows that there is no guest score', async () => {
    const none = { ...hotelNumber(0), score: undefined }
    page.api.answer({ '/hotels/search/': () => ({ ...searchAnswer(1), hotels: [none] }) })
    const box = mount('stay-results')
    await box.says('No Guest Score Yet')
  })

  it('[HOT-234] shows members their saving, and visitors the saving of members', async () => {
    const visitor = mount('stay-results')
    await listed(visitor)
    await visitor.says('Member Deal Log in & Save up to 23%')
    signIn()
    const member = mount('stay-results')
    await listed(member)
    await eventually(() => member.root.querySelector('.deal-bar')?.textContent?.includes('Member Deal'))
    expect(member.root.querySelector('.deal-bar')?.textContent).to.equal(
      'Member Deal You save 23% on this stay',
    )
  })

  it('reports reviews that failed to load as an error and not as none, and retries', async () => {
    page.api.answer({
      '/hotels/reviews': () =>
        new Refusal(500, { code: 'SERVER_ERROR', message: 'Something went wrong on the server.' }),
    })
    const errors = listen('stay-error')
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button(/9\.\d out of 10|reviews?/)).click()
    await box.says('The reviews could not be loaded.')
    expect(box.text()).to.not.include('No Reviews')
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    errors.stop()
    page.api.answer({ '/hotels/reviews': ({ from: first }) => reviewsAnswer(3, Number(first)) })
    ;(await box.button('Try again')).click()
    await box.says('Guest 1')
  })
})
