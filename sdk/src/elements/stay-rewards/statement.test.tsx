import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { profileAnswers } from '../../testing/profile.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const movements = '/loyalty/users/u1/movements/8183'
const booked = {
  tripNumber: 'ST-1',
  hotel: '=Hotel "Sol"',
  time: '2026-03-02T10:00:00.000Z',
  kind: 'earned',
  points: 1200,
  balance: 1200,
}
const returned = { ...booked, time: '2026-03-05T10:00:00.000Z', kind: 'returned', points: -1200, balance: 0 }
const later = { ...booked, tripNumber: 'ST-2', hotel: 'Casa Mar', kind: 'pending', points: 600, balance: 600 }
const all = [later, returned, booked]

describe('stay-rewards: statement', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ ...memberAnswers, ...profileAnswers })
    keptMember()
    api.answer({
      [movements]: ({ kind, count }) => {
        const found = all.filter((each) => !kind || each.kind === kind)
        // Answers as a server with pages of two.
        return { movements: found.slice(0, count === '10' ? 2 : 9), total: found.length }
      },
    })
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
  })
  const rows = (box: ReturnType<typeof mount>) =>
    box.all('[part=movement]').map(({ textContent }) => textContent)

  it('shows date, hotel and balance of each movement of points; more on click', async () => {
    const box = mount('stay-rewards')
    await box.says('2 of 3')
    expect(rows(box)).to.deep.equal([
      'Casa MarMon, Mar 2, 2026, trip number ST-2\u200e+600 points PendingBalance 600',
      '=Hotel "Sol"Thu, Mar 5, 2026, trip number ST-1\u200e-1,200 points ReturnedBalance 0',
    ])
    ;(await box.button('Show more')).click()
    await box.says('3 of 3')
    expect(rows(box)).to.have.length(3)
    expect(box.maybe('Show more')).to.equal(undefined)
  })

  it('[PLT-054] filters by kind, and shows when there are none of it', async () => {
    const box = mount('stay-rewards')
    await box.says('2 of 3')
    const button = await box.button('Returned')
    expect(button.getAttribute('aria-pressed')).to.equal('false')
    button.click()
    await box.says('1 of 1')
    expect([rows(box).length, button.getAttribute('aria-pressed')]).to.deep.equal([1, 'true'])
    api.answer({ [movements]: () => ({ movements: [], total: 0 }) })
    ;(await box.button('Earned')).click()
    await box.says('No points yet.')
    // A single choice: the new value replaces the old one.
    const pressed = box.all('[aria-pressed=true]').map(({ textContent }) => textContent)
    expect(pressed).to.deep.equal(['Earned'])
  })

  it('downloads a file with all movements, in which no name is a formula', async () => {
    const box = mount('stay-rewards')
    await box.says('2 of 3')
    const make = URL.createObjectURL
    const click = HTMLAnchorElement.prototype.click
    let saved: Blob | undefined
    let name = ''
    URL.createObjectURL = (blob: Blob) => {
      saved = blob
      return 'blob:none'
    }
    HTMLAnchorElement.prototype.click = function () {
      name = this.download
    }
    try {
      ;(await box.button('Download (CSV)')).click()
      await eventually(() => name !== '')
    } finally {
      URL.createObjectURL = make
      HTMLAnchorElement.prototype.click = click
    }
    expect([name, saved?.type]).to.deep.equal(['points.csv', 'text/csv'])
    expect((await saved?.text())?.split('\r\n')).to.deep.equal([
      '"Date","Hotel","Trip number","Kind","Points","Balance"',
      '"2026-03-02","Casa Mar","ST-2","Pending",600,600',
      `"2026-03-05","'=Hotel ""Sol""","ST-1","Returned",-1200,0`,
      `"2026-03-02","'=Hotel ""Sol""","ST-1","Earned",1200,1200`,
      '',
    ])
  })
})
