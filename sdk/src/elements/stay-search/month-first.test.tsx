import { expect } from 'chai'
import { writeMonthFirst } from '../../../../tests/icu/month-first.ts'
import { mount } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { choose, searchPage } from './testing/search-page.ts'

describe('stay-search in a browser that writes the dates of Canada with the month first', () => {
  const page = searchPage()
  const order = { restore: () => {} }
  before(() => {
    order.restore = writeMonthFirst()
  })
  after(() => order.restore())

  it('has the days of the calendar', async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    page.api.answer({ '/locations/search': () => ({ locations: [{ ...places[0], timeZone }] }) })
    const box = mount('stay-search')
    await choose(box, 'lisb', /Lisbon/)
    ;(await box.find('[data-panel=checkIn]')).click()
    ;(await box.find(`[data-date="${inDays(3).date}"]`)).click()
    await box.find(`[data-date="${inDays(3).date}"][aria-pressed=true]`)
    const [checkIn] = box.all<HTMLInputElement>('.cal-typed input')
    await eventually(() => {
      expect(checkIn?.value).to.match(/^\d\d\/\d\d\/\d{4}$/)
      return true
    })
  })
})
