import { expect } from 'chai'
import { memberAnswers, signInNow } from '../../testing/member.ts'
import { mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { listed, resultsPage, type Search } from './testing/results-page.ts'

const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }

describe('stay-results: what a member likes', () => {
  const page = resultsPage()
  const answerWith = (hotels: object | undefined) =>
    page.api.answer({
      ...memberAnswers,
      '/hotels/search/deals': () => ({ hotels: {} }),
      '/profile/users/u1': () => ({
        data: { customer: { ...customer, ...(hotels && { preferences: { hotels } }) }, cardList: [] },
      }),
    })

  it('narrows the list at a press, and not before', async () => {
    answerWith({ stars: [4], amenities: [5, 6] })
    const box = mount('stay-results')
    await listed(box)
    await signInNow()
    const button = await box.button('Use my preferences')
    const last = () => page.api.calls('/hotels/search/').at(-1)?.body as unknown as Search
    expect(last().filters?.stars ?? []).to.deep.equal([])
    button.click()
    await eventually(() => last().filters?.stars)
    expect(last().filters).to.deep.include({ stars: [4], amenities: [5, 6] })
    expect(new URL(location.href).searchParams.get('stars')).to.equal('4')
  })

  it('a visitor, and a member who said nothing, have no such button', async () => {
    answerWith(undefined)
    const box = mount('stay-results')
    await listed(box)
    await box.says('Hotel name')
    expect(box.maybe('Use my preferences')).to.equal(undefined)
    await signInNow()
    await pause(200)
    expect(box.maybe('Use my preferences')).to.equal(undefined)
  })
})
