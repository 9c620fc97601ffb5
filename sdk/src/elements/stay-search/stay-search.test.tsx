import { expect } from 'chai'
import { mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { choose, href, input, searchPage, submit } from './testing/search-page.ts'

const today = inDays(0)
const tomorrow = inDays(1)

describe('stay-search: the form', () => {
  searchPage()

  it('[HOT-028] [HOT-032] [HOT-033] starts with a typeahead, Search, today, tomorrow, 1 room and 2 guests', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    expect(field.getAttribute('aria-expanded')).to.equal('false')
    await box.button('Search')
    await box.says('1 room, 2 guests')
    await choose(box, 'lisb', /Lisbon, Portugal/)
    await eventually(() => href(box))
    expect(href(box)).to.equal(`/search/city/800/${today.url}/${tomorrow.url}/1/2`)
  })

  it('[HOT-030] [HOT-031] [OQ-31] [AQ-26] offers 1 to 9 rooms, and one to four guests per room', async () => {
    const box = mount('stay-search')
    ;(await box.button(/1 room, 2 guests/)).click()
    await eventually(() => box.all('.step select').length === 2)
    const [rooms, guests] = box.all('.step select') as [HTMLSelectElement, HTMLSelectElement]
    const options = (select: HTMLSelectElement) => [...select.options].map((option) => Number(option.value))
    expect(options(rooms)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9])
    type(rooms, '2')
    await eventually(() => options(guests).join() === '2,3,4,5,6,7,8')
    ;(await box.button('More guests')).click()
    await box.says('2 rooms, 3 guests')
  })

  it('[HOT-034] [HOT-343] [PLT-024] [AQ-48] stores a search in local storage under its five keys, with the prefix of a partner’s page, and restores it', async () => {
    const box = mount('stay-search', { rooms: '3', guests: '4' })
    await choose(box, 'lisbon', /^Lisbon, Portugal/)
    ;(await box.find('a[part=button]')).click()
    expect(localStorage.getItem('staykit.roomCount')).to.equal('3')
    expect(localStorage.getItem('staykit.adultCount')).to.equal('4')
    expect(localStorage.getItem('staykit.checkIn')).to.equal(today.url)
    expect(localStorage.getItem('staykit.checkOut')).to.equal(tomorrow.url)
    const [first] = JSON.parse(localStorage.getItem('staykit.homeHotelSearch') ?? '[]')
    expect(first).to.include({ locationType: 'city', cityID: '800' })
    const next = mount('stay-search')
    await next.says('3 rooms, 4 guests')
    expect((await input(next)).value).to.equal('Lisbon, Portugal')
  })

  it('[HOT-035] [HOT-036] [HOT-037] has a link when complete, and a submit button before', async () => {
    const box = mount('stay-search')
    expect((await box.button('Search')).getAttribute('type')).to.equal('submit')
    await choose(box, 'lisb', /Lisbon, Portugal/)
    const link = await eventually(() => box.root.querySelector('a[part=button]'))
    expect(link.textContent).to.equal('Search')
    ;(await box.button(/Check-in/)).click()
    ;(await box.button('Clear dates')).click()
    await eventually(() => !href(box))
    expect(box.maybe('Search')?.getAttribute('type')).to.equal('submit')
  })

  it('[HOT-038] [HOT-041] [HOT-286] shows errors only after the first submit, and focuses a lone location error', async () => {
    const box = mount('stay-search')
    await input(box)
    expect(box.text()).to.not.include('Please')
    await submit(box)
    await box.says('Please Enter a Location')
    const field = await input(box)
    await eventually(() => box.root.activeElement === field)
  })

  it('[HOT-287] [HOT-288] [HOT-289] shows which of place, check-in and check-out is missing', async () => {
    const box = mount('stay-search')
    type(await input(box), 'somewhere')
    ;(await box.button(/Check-in/)).click()
    ;(await box.button('Clear dates')).click()
    ;(await box.button('Done')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    await submit(box)
    await box.says('Please Select a Location')
    await box.says('Please Select a Check-in Date')
    await box.says('Please Select a Check-out Date')
  })

  it('[HOT-290] shows "Please enter a City or Airport" in the compact forms', async () => {
    const box = mount('stay-search', { variant: 'compact' })
    await submit(box)
    await box.says('Please enter a City or Airport')
  })

  it('[HOT-029] [HOT-040] ignores a stored date in the past and shows the placeholder', async () => {
    localStorage.setItem('staykit.homeHotelSearch', '[{"locationType":"city","cityID":"800"}]')
    localStorage.setItem('staykit.checkIn', inDays(-1).url)
    localStorage.setItem('staykit.checkOut', inDays(3).url)
    const box = mount('stay-search')
    const field = await eventually(() => box.root.querySelector('[data-panel=checkIn]'))
    expect(field.textContent).to.equal('Check-in')
    localStorage.setItem('staykit.checkIn', inDays(2).url)
    localStorage.setItem('staykit.checkOut', inDays(-3).url)
    const other = mount('stay-search')
    const out = await eventually(() => other.root.querySelector('[data-panel=checkOut]'))
    expect(out.textContent).to.equal('Check-out')
  })
})
