import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const path = '/platform/api/v1/fi_nft/nfts'
const { trip_number } = tripFixture()
const created = {
  trip_number,
  tx_status_name: 'Created',
  tx_hash: '0xabc',
  tx_hash_link: 'https://chain.test/0xabc',
}
const answer = (...nfts: object[]) => ({ success: true, data: { nfts } })

describe('stay-trips: artifacts', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    keptMember()
    api = fakeApi({ ...memberAnswers, '/book/trips': () => ({ trips: [tripFixture()] }) })
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
  })

  it('are listed below the trips with hotel, date, trip, status and the page that each has', async () => {
    api.answer({
      [path]: () =>
        answer(
          created,
          { trip_number: 'ST-OLD', status: 'pending' },
          { trip_number: 'ST-OWN', status: 'burnt' },
        ),
    })
    const box = mount('stay-trips')
    await box.says('Your artifacts')
    expect(box.all('h2').at(-1)?.textContent).to.equal('Your artifacts')
    expect(box.all('[part=artifact]').map(({ textContent }) => textContent)).to.deep.equal([
      `Casa do MiradouroThu, Dec 12, 2030, Trip number ${trip_number}CreatedSee the artifact`,
      'Trip number ST-OLDPending',
      'Trip number ST-OWNburnt',
    ])
    expect((await box.button('See the artifact')).getAttribute('href')).to.equal('https://chain.test/0xabc')
    expect(api.calls(path).map(({ body }) => body)).to.deep.equal([{ refId: '8183' }])
    await expectAccessible(box.element)
  })

  it('[HOT-322] a list that fails is "Unable to get NFTs", and can be asked for again', async () => {
    api.answer({ [path]: (_, count) => (count === 1 ? { success: false } : answer(created)) })
    const box = mount('stay-trips')
    await box.says('Unable to get NFTs')
    expect((await box.find('[role=alert] p')).textContent).to.equal('Unable to get NFTs')
    expect(box.text()).to.include('Casa do Miradouro')
    await expectAccessible(box.element)
    ;(await box.button('Try again')).click()
    await box.find('[part=artifact]')
    expect(box.text()).to.not.include('Unable to get NFTs')
  })

  it('[HOT-322] a refusal of the server is the same, and is said in French', async () => {
    api.answer({ [path]: () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }) })
    await mount('stay-trips', { locale: 'fr-FR' }).says('Impossible d’obtenir les NFT')
  })

  it('a member who has none sees no section, and one without trips is not asked for', async () => {
    api.answer({ [path]: () => answer() })
    const box = mount('stay-trips')
    await eventually(() => api.calls(path).length === 1)
    await pause(50)
    expect(box.text()).to.not.include('Your artifacts')
    api.answer({ '/book/trips': () => ({ trips: [] }) })
    await mount('stay-trips').says('You have no current bookings')
    await pause(50)
    expect(api.calls(path)).to.have.length(1)
  })
})
