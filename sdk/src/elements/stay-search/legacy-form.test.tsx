import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { brandAnswer } from '../../testing/fake-api.ts'
import { mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { legacyStay } from './legacy.ts'
import { choose, lisbon, searchPage, submit } from './testing/search-page.ts'

const withPartner = { brand: { ...brandAnswer.brand, partner: { host: 'travel.example', qa: true } } }
const slashes = (days: number) => inDays(days).url.replaceAll('-', '/')

describe('stay-search: the older form', () => {
  const page = searchPage()
  let moves: ReturnType<typeof listen>
  beforeEach(() => {
    page.api.answer({ '/brand': () => withPartner })
    moves = listen('stay-navigate')
  })
  afterEach(() => moves.stop())
  const left = () => eventually(() => moves.events[0]?.detail as { to: string; url: string })
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams)

  it('[HOT-054] [HOT-051] the older form does nothing while it is invalid, then builds the results URL itself', async () => {
    const box = mount('stay-search', { variant: 'legacy' })
    await submit(box)
    await box.says('Please enter a City or Airport')
    await pause(50)
    expect(moves.events).to.have.length(0)
    await choose(box, 'lisbon', /^Lisbon, Portugal/)
    await submit(box)
    expect(await left()).to.deep.equal({
      to: 'search',
      url: `/search/city/800/${inDays(0).url}/${inDays(1).url}/1/2`,
    })
  })

  it('[HOT-053] the older form defaults to today and tomorrow', async () => {
    expect(legacyStay('', '', '2030-07-01')).to.deep.equal({ checkIn: '2030-07-01', checkOut: '2030-07-02' })
    expect(legacyStay('2030-07-05', '', '2030-07-01').checkOut).to.equal('2030-07-06')
    const box = mount('stay-search', { variant: 'legacy', ...lisbon })
    ;(await box.button(/Check-in/)).click()
    ;(await box.button('Clear dates')).click()
    ;(await box.button('Done')).click()
    await submit(box)
    expect((await left()).url).to.equal(`/search/city/800/${inDays(0).url}/${inDays(1).url}/1/2`)
    expect(box.text()).to.not.include('Please Select a Check-in Date')
  })

  it('[HOT-052] the older form opens the partner’s site in legacy mode', async () => {
    const box = mount('stay-search', {
      variant: 'legacy',
      'hand-off': '',
      rooms: '2',
      guests: '3',
      ...lisbon,
    })
    await submit(box)
    const { to, url } = await left()
    expect([to, new URL(url).origin]).to.deep.equal(['partner', 'https://qa.travel.example'])
    expect(query(url)).to.deep.equal({
      query: 'Lisbon, Portugal',
      check_in: slashes(0),
      check_out: slashes(1),
      rooms: '2',
      adults: '3',
      refid: '8183',
      city_id: '800',
      currency: 'USD',
    })
  })
})
