import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { longTimers } from '../../testing/long-timers.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { profileAnswers } from '../../testing/profile.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const nfts = '/platform/api/v1/fi_nft/nfts'
const trips = '/book/trips'

describe('stay-next-trip', () => {
  let api: FakeApi
  let requests: number
  let clock: ReturnType<typeof longTimers>
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')
  before(define)
  beforeEach(() => {
    freshPage()
    requests = 0
    clock = longTimers(300)
    api = fakeApi({
      ...memberAnswers,
      ...profileAnswers,
      [trips]: () => ({
        trips: [
          tripFixture(),
          tripFixture({ trip_number: 'ST-2', check_in_date: '2031-01-02' }),
          tripFixture({ trip_number: 'ST-3', check_in_date: '2030-12-01', status: 'CANCELED' }),
        ],
      }),
      [nfts]: () => ({
        success: true,
        data: { nfts: [{ trip_number: 'ST-ABCD-EFGH-JKMN', tx_status_name: 'created' }] },
      }),
    })
    locate((found) => found({ coords: { latitude: 38.7, longitude: -9.2 } }))
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    clock.restore()
    api.restore()
    if (own) Object.defineProperty(navigator, 'geolocation', { ...own, configurable: true })
  })

  type Found = (position: { coords: { latitude: number; longitude: number } }) => void
  function locate(answer: (found: Found, failed: (error: { code: number }) => void) => void) {
    const getCurrentPosition = (found: Found, failed: (error: { code: number }) => void) => {
      requests++
      answer(found, failed)
    }
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  }
  /** In a drawer, as on the reference site. */
  function inDrawer() {
    const drawer = document.createElement('dialog')
    const box = mount('stay-next-trip')
    drawer.append(box.element)
    document.body.append(drawer)
    return { drawer, box }
  }
  /** Once the trip is visible, the timer of the question runs. */
  async function withTimer() {
    keptMember()
    const { drawer, box } = inDrawer()
    drawer.showModal()
    await box.find('[part=trip]')
    await eventually(() => clock.count() === 1)
    return { drawer, box }
  }
  const sent = () => [api.calls(trips).length, api.calls(nfts).length]

  it('[ACC-104] [ACC-103] [AQ-23] [AQ-56] loads trips and records when the drawer opens; a trip with a record is shown once', async () => {
    keptMember()
    const { drawer, box } = inDrawer()
    await pause(300)
    expect(sent()).to.deep.equal([0, 0])
    drawer.showModal()
    await box.says('Casa do Miradouro')
    expect(sent()).to.deep.equal([1, 1])
    await box.says('Its record is in your wallet.')
    expect(box.all('[part=trip]')).to.have.length(1)
    await box.says('1 more trip')
  })

  it('[ACC-104] [AQ-23] requests and shows nothing when a visitor opens the drawer', async () => {
    const { drawer, box } = inDrawer()
    drawer.showModal()
    await pause(300)
    expect(sent()).to.deep.equal([0, 0])
    expect(box.text()).to.equal('')
  })

  it('[ACC-105] [AQ-58] requests the position 300 ms after a trip appears, once a session, even when declined', async () => {
    locate((_, failed) => failed({ code: 1 }))
    const { drawer } = await withTimer()
    clock.move(299)
    expect(requests).to.equal(0)
    clock.move(1)
    expect(requests).to.equal(1)
    drawer.close()
    await pause(50)
    drawer.showModal()
    await pause(50)
    clock.move(1_000)
    expect(requests).to.equal(1)
  })

  it('[ACC-105] [AQ-58] requests no position when the drawer closes before', async () => {
    const { drawer } = await withTimer()
    drawer.close()
    await eventually(() => clock.count() === 0)
    expect(requests).to.equal(0)
  })

  it('[PLT-042] links to a ride from the traveller’s position to the hotel, without a request', async () => {
    const { box } = await withTimer()
    const ride = (await box.button('Get a ride')) as unknown as HTMLAnchorElement
    const field = (name: string) => new URL(ride.href).searchParams.get(name)
    expect(field('pickup')).to.equal('my_location')
    expect([field('dropoff[latitude]'), field('dropoff[longitude]')]).to.deep.equal(['38.71', '-9.13'])
    expect(field('dropoff[nickname]')).to.equal('Casa do Miradouro')
    expect(field('dropoff[formatted_address]')).to.equal('Rua do Salvador 12, Lisbon, PT')
    clock.move(300)
    await eventually(() => field('pickup[latitude]') === '38.7')
    expect(field('pickup[longitude]')).to.equal('-9.2')
    expect(api.calls(trips)).to.have.length(1)
  })
})
