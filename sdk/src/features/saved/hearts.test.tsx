import { expect } from 'chai'
import { listed, listings, resultsPage } from '../../elements/stay-results/testing/results-page.ts'
import { configure } from '../../runtime/settings.ts'
import { Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers, signInNow } from '../../testing/member.ts'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'

const stored = () =>
  JSON.parse(localStorage.getItem('staykit.saved') ?? '[]').map(({ id }: { id: string }) => id)
const pressed = (button: Element) => button.getAttribute('aria-pressed')

describe('hearts on the hotels of a list', () => {
  const page = resultsPage()

  it('save on click, take no space in the row, and are large enough to hit', async () => {
    const box = mount('stay-results')
    await listed(box)
    const row = await eventually(() => listings(box)[0])
    const heart = await box.button('Save: Hotel 0')
    const hearts = await box.find<HTMLElement>('.hearts')
    const size = row.offsetHeight
    hearts.style.display = 'none'
    expect(row.offsetHeight).to.equal(size)
    hearts.style.display = ''
    const { width, height } = heart.getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(44)
    expect(pressed(heart)).to.equal('false')
    heart.click()
    const saved = await box.button('Saved: Hotel 0')
    expect([pressed(saved), saved]).to.deep.equal(['true', heart])
    const note = saved.nextElementSibling as HTMLElement
    expect(note.textContent).to.equal('SavedSee your list')
    expect(note.querySelector('a')?.getAttribute('href')).to.equal('/saved')
    // One line at the bottom of the screen, which leaves after a while, but not from under a hand.
    const line = note.getBoundingClientRect()
    expect(line.height).to.be.below(50)
    expect(innerHeight - line.bottom).to.be.within(8, 24)
    expect(note.getAnimations().length).to.equal(1)
    note.querySelector('a')?.focus()
    await eventually(() => note.getAnimations().length === 0)
    expect(stored()).to.deep.equal(['800-0'])
    ;(await box.button('Save: Hotel 1')).click()
    saved.click()
    await box.button('Save: Hotel 0')
    expect(stored()).to.deep.equal(['800-1'])
  })

  it('link to no list on a page without one', async () => {
    configure({ savedUrl: 'none' })
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button('Save: Hotel 0')).click()
    await box.button('Saved: Hotel 0')
    expect((await box.find('.note')).textContent).to.equal('Saved')
  })

  it('follow the hotels of the list, not its rows', async () => {
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button('Save: Hotel 0')).click()
    const next = await eventually(() => {
      scrollTo(0, document.body.scrollHeight)
      return box.maybe('Next page')
    })
    next.click()
    await box.button('Save: Hotel 20')
    expect(box.maybe(/^Saved: /)).to.equal(undefined)
  })

  it('follow changes in another tab', async () => {
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button('Save: Hotel 0')).click()
    await box.button('Saved: Hotel 0')
    localStorage.removeItem('staykit.saved')
    dispatchEvent(new StorageEvent('storage', { key: 'staykit.saved' }))
    await box.button('Save: Hotel 0')
  })

  it('merges a visitor’s saved hotels at the login, and shows which one failed to save', async () => {
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button('Save: Hotel 0')).click()
    const sent: string[][] = []
    page.api.answer({
      ...memberAnswers,
      '/hotels/search/deals': () => ({ hotels: {} }),
      '/profile/users/u1/saved-hotels': ({ hotels }) => {
        const ids = ((hotels ?? []) as { id: string }[]).map(({ id }) => id)
        sent.push(ids)
        if (ids.includes('800-1')) return new Refusal(409, { code: 'LIST_FULL', message: 'full' })
        const [row] = ids
        return {
          hotels: row
            ? [
                {
                  id: row,
                  name: 'Hotel 0',
                  cityId: '800',
                  place: '',
                  stars: 4,
                  savedAt: '2030-01-01T00:00:00Z',
                },
              ]
            : [],
        }
      },
    })
    await signInNow()
    await eventually(() => sent.length > 0)
    expect(sent[0]).to.deep.equal(['800-0'])
    await eventually(() => stored().length === 0)
    ;(await box.button('Save: Hotel 1')).click()
    await box.says('Your list is full: remove a hotel to save another.')
    await box.button('Save: Hotel 1')
    await box.button('Saved: Hotel 0')
  })

  it('show a returning member the saved hotels', async () => {
    keptMember()
    const saved = {
      id: '800-2',
      name: 'Hotel 2',
      cityId: '800',
      place: '',
      stars: 4,
      savedAt: '2030-01-01T00:00:00Z',
    }
    page.api.answer({
      ...memberAnswers,
      '/hotels/search/deals': () => ({ hotels: {} }),
      '/profile/users/u1/saved-hotels': () => ({ hotels: [saved] }),
    })
    const box = mount('stay-results')
    await box.button('Saved: Hotel 2')
  })

  it('show liked amenities over the picture of hotels that have them, and no others', async () => {
    keptMember()
    const preferences = { hotels: { amenities: [10, 15] } }
    page.api.answer({
      ...memberAnswers,
      '/profile/users/u1': () => ({
        data: {
          customer: { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183', preferences },
          cardList: [],
        },
      }),
      '/hotels/search/deals': () => ({ hotels: {} }),
      '/profile/users/u1/saved-hotels': () => ({ hotels: [] }),
    })
    const box = mount('stay-results')
    await box.says('Has your favorites: Swimming Pool')
    expect(box.text()).not.to.include('favorites: Free Parking')
  })
})
