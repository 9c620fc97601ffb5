import { dateInZone } from '@staykit/domain'
import { expect } from 'chai'
import { Refusal } from '../../testing/fake-api.ts'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { define as defineSearch } from '../stay-search/define.ts'
import { from, listed, resultsPage, to } from './testing/results-page.ts'

const plain = (date: string) => date.replaceAll('-', '')
const dotted = (date: string) => date.split('-').reverse().join('.')
const american = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')
const range = [from.date, to.date] as const
const night = [from.date, inDays(11).date] as const
const tonight = [inDays(0).date, inDays(1).date] as const
/** A day after the 12th, which has one reading as month and day. */
const late = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]
  .map((ahead) => inDays(ahead).date)
  .find((date) => Number(date.slice(8)) > 12) as string
const lateNight = (date: string) => [date, new Date(Date.parse(date) + 864e5).toISOString().slice(0, 10)]

const template =
  '/r?type={type}&location={location}&checkIn={checkIn}&checkOut={checkOut}&rooms={roomCount}&guests={adultCount}'
const readable: readonly (readonly [name: string, query: string, stay: readonly string[]])[] = [
  ['ISO dates', `checkIn=${from.date}&checkOut=${to.date}`, range],
  ['dates of our own links', `checkIn=${from.url}&checkOut=${to.url}`, range],
  ['dates with dots', `checkIn=${dotted(from.date)}&checkOut=${dotted(to.date)}`, range],
  ['dates without signs', `checkIn=${plain(from.date)}&checkOut=${plain(to.date)}`, range],
  ['instants at midnight', `checkIn=${from.date}T00:00:00Z&checkOut=${to.date}T00:00:00Z`, range],
  ['a month before a day after the 12th', `checkIn=${american(late)}`, lateNight(late)],
  ['a check-in alone', `checkIn=${from.date}`, night],
  ['a check-out alone', `checkOut=${inDays(11).date}`, night],
  ['no dates', '', tonight],
]
const refused: readonly (readonly [name: string, query: string, message: string])[] = [
  ['a day that does not exist', 'checkIn=2027-02-30&checkOut=2027-03-02', 'Please Check Your Dates'],
  ['names of months', 'checkIn=24 Dec&checkOut=27 Dec', 'Please Check Your Dates'],
  ['an instant late on a day', 'checkIn=2026-12-24T23:00:00Z', 'Please Check Your Dates'],
  ['past dates', `checkIn=${inDays(-3).date}&checkOut=${inDays(-1).date}`, "You're Living in the Past!"],
]

describe('stay-results and stay-search: addresses', () => {
  const page = resultsPage()
  let opened = 0
  const open = (query: string) => {
    document.body.replaceChildren()
    // The list of an earlier test may still load.
    const location = String(9000 + ++opened)
    history.replaceState(null, '', `/r?type=city&location=${location}&${query}`)
    const list = mount('stay-results', { 'search-url': template })
    const form = mount('stay-search', { variant: 'compact', 'search-url': template })
    const sent = () => page.sent().filter((body) => (body.location as { id: string }).id === location)
    /** The dates of the form; undefined while they are incomplete. */
    const formStay = () => {
      const href = form.root.querySelector<HTMLAnchorElement>('a[part=button]')?.href
      if (!href) return undefined
      return ['checkIn', 'checkOut', 'rooms', 'guests'].map((name) => new URL(href).searchParams.get(name))
    }
    return { list, form, sent, formStay }
  }
  const url = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')

  before(defineSearch)
  beforeEach(() => page.api.answer({ '/locations/find': () => ({ locations: [places[1]] }) }))

  for (const [name, query, stay] of readable)
    it(`list and form read the same stay from ${name}`, async () => {
      const { sent, formStay } = open(query)
      await eventually(() => sent().length > 0)
      expect([sent()[0]?.checkIn, sent()[0]?.checkOut]).to.deep.equal(stay)
      await eventually(() => formStay()?.join() === [...stay.map(url), 1, 2].join())
    })

  for (const [name, query, message] of refused)
    it(`list refuses ${name} with a message, and form has no dates`, async () => {
      const { list, form, sent, formStay } = open(query)
      await list.says(message)
      await eventually(() => form.root.querySelector('input')?.value !== '')
      expect(sent()).to.have.length(0)
      expect(formStay()).to.equal(undefined)
    })

  // At any time, one of them has another date than the device.
  for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12'])
    it(`list shows tonight in ${timeZone} for an address without dates, whatever the date of the device`, async () => {
      const today = dateInZone(new Date(), timeZone)
      page.api.answer({
        '/hotels/search/': (body) => {
          if (String(body.checkIn) < today)
            return new Refusal(422, { code: 'PastDates', message: 'In English.' })
          const answer = searchAnswer(47)
          return { ...answer, location: { ...answer.location, timeZone } }
        },
      })
      const { list, sent } = open('')
      await eventually(() => sent().at(-1)?.checkIn === today)
      await listed(list)
      expect(list.text()).to.not.include("You're Living in the Past!")
    })

  it('[OQ-18] names the longest stay beside 28 nights that were requested, and the form keeps the arrival', async () => {
    page.api.answer({
      '/hotels/search/': () => new Refusal(422, { code: 'TooLong', message: 'In English.' }),
    })
    const [first, last] = [inDays(40), inDays(68)]
    const { list, formStay } = open(`checkIn=${first.date}&checkOut=${last.date}`)
    await list.says('Up to 21 nights.')
    await list.says(/ to .*, 28 nights\./)
    await eventually(() => formStay()?.[0] === first.url)
  })

  it('list, links and form keep the ages of an address whose template has its own rooms', async () => {
    const dates = `checkIn=${from.date}&checkOut=${to.date}`
    const { list, form, sent } = open(`${dates}&rooms=2&guests=4&stay-occupancy=2-5%7C1`)
    await eventually(() => sent().length > 0)
    const rooms = [
      { adults: 2, childAges: [5] },
      { adults: 1, childAges: [] },
    ]
    expect(sent()[0]).to.deep.include({ roomCount: 2, adultCount: 3, childCount: 1, rooms })
    await listed(list)
    const hotel = await list.find<HTMLAnchorElement>('[part~=listing] a')
    expect(new URL(hotel.href).searchParams.get('rooms')).to.equal('2-5|1')
    const search = await eventually(() => form.root.querySelector<HTMLAnchorElement>('a[part=button]'))
    await eventually(() => new URL(search.href).searchParams.get('stay-occupancy') === '2-5|1')
  })

  it('refuses rooms that cannot be read, and asks for none', async () => {
    page.api.answer({
      '/hotels/search/': () => new Refusal(422, { code: 'BAD_OCCUPANCY', message: 'In English.' }),
    })
    const { list } = open(`checkIn=${from.date}&checkOut=${to.date}&rooms=2&guests=4&stay-occupancy=two`)
    await list.says('Please choose 1 to 9 rooms')
  })

  it('names guests that the rooms do not hold, and shows no hotel', async () => {
    const error = { code: 'BAD_OCCUPANCY', message: 'In English.' }
    page.api.answer({ '/hotels/search/': () => new Refusal(422, error) })
    const { list, sent, formStay } = open(`checkIn=${from.date}&checkOut=${to.date}&rooms=1&guests=9`)
    await list.says('Please choose 1 to 9 rooms, with 1 to 4 guests each.')
    expect(sent()[0]).to.include({ roomCount: 1, adultCount: 9 })
    expect(list.text()).to.not.include('Try again')
    await eventually(() => formStay()?.at(-1) === '4')
  })
})
