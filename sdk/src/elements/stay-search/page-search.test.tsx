import { expect } from 'chai'
import { mount } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { href, searchPage } from './testing/search-page.ts'

describe('stay-search: the search of the address', () => {
  const page = searchPage()

  it('leaves the rooms that the traveller sets while its code loads', async () => {
    const before = location.href
    page.api.answer({ '/locations/find': () => ({ locations: places.slice(0, 1) }) })
    const box = mount('stay-search')
    ;(await box.find('[data-panel=guests]')).click()
    const more = await box.button('More guests')
    const search = `/search/city/800/${inDays(5).url}/${inDays(8).url}/2/3`
    history.pushState({ place: '800' }, '', search)
    dispatchEvent(new PopStateEvent('popstate'))
    // The form has the new address; its code is on the way.
    await Promise.resolve()
    more.click()
    await box.says('1 room, 3 guests')
    await eventually(() => href(box)?.includes(inDays(5).url))
    expect(href(box)).to.match(/\/1\/3$/)
    history.replaceState(null, '', before)
  })
})
