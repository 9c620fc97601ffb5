import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { profileAnswers } from '../../testing/profile.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const balances = '/platform/api/v1/booking/balances'
const payments = '/platform/api/v1/booking/payments'
const nfts = '/platform/api/v1/fi_nft/nfts'
const coin = (symbol: string, amount: number, price_rate: number, more: object = {}) => ({
  ...{ symbol, amount, price_rate, amount_frozen: 0, fraction_base: 100 },
  ...more,
})
const wallet = (list: readonly object[]) => () => ({ success: true, data: { balances: list } })
const upcoming = tripFixture()
const past = {
  ...upcoming,
  trip_number: 'ST-OLD',
  check_in_date: '2020-01-02',
  input_data: { ...upcoming.input_data, check_out: '2020-01-05' },
}

describe('stay-wallet', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      ...memberAnswers,
      ...profileAnswers,
      '/book/trips': () => ({ trips: [upcoming, past] }),
      [nfts]: () => ({
        success: true,
        data: {
          nfts: [past, upcoming].map(({ trip_number }) => ({ trip_number, tx_status_name: 'created' })),
        },
      }),
    })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
  })

  it('[PLT-092] [PLT-096] shows each coin with its value, and marks coins that cannot be spent', async () => {
    api.answer({
      [balances]: wallet([
        coin('Life', 1.5, 33.337),
        coin('BTC', 0, 60_000),
        coin('OLD', 5, 0),
        coin('NEG', -1, 2),
        coin('ETH', 2, 100, { amount_frozen: 0.5 }),
      ]),
    })
    const box = mount('stay-wallet')
    await box.says('1.5 LIFE')
    const rows = box.all('[part=coin]').map(({ textContent }) => textContent)
    expect(rows).to.deep.equal([
      '1.5 LIFE$50.01',
      '0 BTCCannot be spent now',
      '5 OLDCannot be spent now',
      '-1 NEGCannot be spent now',
      '2 ETH0.5 ETH frozen$150.00',
    ])
  })

  it('[ACC-117] splits the records of bookings into upcoming and past stays', async () => {
    const box = mount('stay-wallet')
    await box.says('Upcoming stays')
    const lists = box.all('h3').map((title) => [title.textContent, title.nextElementSibling?.textContent])
    expect(lists.map(([title]) => title)).to.deep.equal(['Upcoming stays', 'Past stays'])
    expect(lists[0]?.[1]).to.include(upcoming.trip_number).and.not.include('ST-OLD')
    expect(lists[1]?.[1]).to.include('ST-OLD').and.not.include(upcoming.trip_number)
  })

  it('shows that there are no coins and no payments', async () => {
    api.answer({ [balances]: wallet([]), [nfts]: () => ({ success: true, data: { nfts: [] } }) })
    const empty = mount('stay-wallet')
    await empty.says('There are no crypto coins on your wallet.')
    await empty.says('No coins have been spent yet.')
  })

  const payment = (id: string, state: string, more: object = {}) => ({
    ...{ payment: id, state, price: 120.5, time: '2026-03-02T23:30:00.000Z' },
    coins: [{ token: 'LIFE', amount: 1_200.5 }],
    ...more,
  })
  const amounts = (box: ReturnType<typeof mount>) =>
    box.all('[part=coin-payment]').map(({ textContent }) => textContent)

  it('shows the payments in coins, newest first: five, and all of them on click', async () => {
    const two = {
      coins: [
        { token: 'BTC', amount: 0.001 },
        { token: 'Life', amount: 3 },
      ],
    }
    const list = [
      payment('p1', 'settled', { trip_number: 'ST-7', hotel: 'Casa Mar', ...two }),
      payment('p2', 'frozen'),
      payment('p3', 'released'),
      payment('p4', 'refunded', { trip_number: 'ST-6', hotel: 'Hotel Sol' }),
      payment('p5', 'released'),
      payment('p6', 'released'),
    ]
    api.answer({ [payments]: () => ({ success: true, data: { payments: list } }) })
    const box = mount('stay-wallet')
    await box.says('Casa Mar')
    expect(amounts(box)).to.deep.equal([
      'Casa MarMon, Mar 2, 2026, Trip number ST-70.001 BTC + 3 LIFE Spent$120.50',
      'Booking in progressMon, Mar 2, 20261,200.5 LIFE Frozen$120.50',
      'Not used for a bookingMon, Mar 2, 20261,200.5 LIFE Not spent$120.50',
      'Hotel SolMon, Mar 2, 2026, Trip number ST-61,200.5 LIFE Refunded$120.50',
      'Not used for a bookingMon, Mar 2, 20261,200.5 LIFE Not spent$120.50',
    ])
    ;(await box.button('Show more')).click()
    await eventually(() => amounts(box).length === 6)
    expect(box.maybe('Show more')).to.equal(undefined)
  })
})
