import { expect } from 'chai'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { listed, listings, resultsPage, type Search } from './testing/results-page.ts'

describe('stay-results: suppliers that answer later', () => {
  const page = resultsPage()

  it('says that more rates may come, offers the hotels that came, and moves no row before', async () => {
    let isComplete = false
    page.api.answer({
      '/hotels/search/': (body) => {
        const { hotels, ...answer } = searchAnswer(47, body as unknown as Search)
        if (isComplete) return { ...answer, hotels: [...hotels].reverse(), count: 50, total: 50 }
        return { ...answer, hotels, incomplete: true }
      },
    })
    let changes = 0
    const count = () => changes++
    document.addEventListener('stay-filter', count)
    const box = mount('stay-results')
    await listed(box)
    await box.says('More rates may come.')
    const note = await box.find('[role=status].later')
    const first = listings(box)[0]
    const [name, top] = [first?.querySelector('h2')?.textContent, first?.getBoundingClientRect().top]
    isComplete = true
    const more = await eventually(() => note.querySelector('button'))
    expect(more.textContent).to.equal('Show 3 more hotels')
    const now = listings(box)[0]
    expect(now?.querySelector('h2')?.textContent).to.equal(name)
    expect(now?.getBoundingClientRect().top).to.equal(top)
    more.focus()
    more.click()
    await box.says('50 hotels available.')
    expect(listings(box)[0]?.querySelector('h2')?.textContent).not.to.equal(name)
    expect(listings(box)[0]?.getBoundingClientRect().top).to.equal(top)
    expect(box.text()).not.to.include('More rates may come.')
    document.removeEventListener('stay-filter', count)
    expect(changes).to.equal(0)
    expect(box.root.activeElement?.textContent).to.equal('Hotels in Lisbon')
  })

  it('says no more that rates may come once the list is complete, though its hotels have another order', async () => {
    let isComplete = false
    page.api.answer({
      '/hotels/search/': (body) => {
        const { hotels, ...answer } = searchAnswer(47, body as unknown as Search)
        return isComplete
          ? { ...answer, hotels: [...hotels].reverse() }
          : { ...answer, hotels, incomplete: true }
      },
    })
    const box = mount('stay-results')
    await listed(box)
    await box.says('More rates may come.')
    const name = listings(box)[0]?.querySelector('h2')?.textContent
    isComplete = true
    const note = await box.find('[role=status].later')
    await eventually(() => note.textContent === '')
    expect(listings(box)[0]?.querySelector('h2')?.textContent).to.equal(name)
  })

  it('says nothing about a complete list', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(box.root.querySelector('.later')).to.equal(null)
  })
})
