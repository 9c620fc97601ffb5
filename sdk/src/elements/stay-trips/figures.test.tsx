import type { WireTrip } from '@staykit/contract'
import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { define } from './define.ts'

const upcoming = (change: Partial<WireTrip> = {}) =>
  tripFixture({ trip_number: 'ST-NEXT', final_total: 150, full_total: 200, ...change })
const past = tripFixture({
  trip_number: 'ST-PAST',
  check_in_date: '2020-01-01',
  input_data: { check_out: '2020-01-02', num_rooms: 1, num_adults: 2, num_children: 0 },
})
const cancelled = tripFixture({
  trip_number: 'ST-GONE',
  status: 'CANCELED',
  final_total: 100,
  full_total: 900,
})

describe('stay-trips: figures', () => {
  let api: FakeApi
  before(define)
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
  })
  const show = (trips: readonly WireTrip[], attributes = {}) => {
    freshPage()
    keptMember()
    api = fakeApi({
      ...memberAnswers,
      '/book/trips': () => ({ trips }),
      '/platform/api/v1/fi_nft/nfts': () => ({ success: true, data: { nfts: [] } }),
    })
    return mount('stay-trips', attributes)
  }
  const figures = async (box: ReturnType<typeof mount>) =>
    [...(await box.find('[part=figures]')).children].map(({ textContent }) => textContent)

  it('[HOT-341] shows 33% saved for a price of 150 instead of 200, above the lists', async () => {
    const box = show([past, upcoming(), cancelled])
    expect(await figures(box)).to.deep.equal(['2 stays', '4 nights', 'You saved 33% on average'])
    const [first, second] = box.all('[part=figures], h2')
    expect([first?.getAttribute('part'), second?.textContent]).to.deep.equal(['figures', 'Upcoming Trips'])
  })

  it('shows no figures to a member whose only stay is cancelled', async () => {
    const box = show([cancelled])
    await box.says('CANCELLED')
    expect(box.all('[part=figures]')).to.have.length(0)
  })
})
