import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
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

  it('lists artifacts below the trips with hotel, date, trip, status and page', async () => {
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
  })

  it('[HOT-322] shows a refusal of the server in the same way, in French', async () => {
    api.answer({ [path]: () => new Refusal(500, { code: 'SERVER_ERROR', message: 'x' }) })
    await mount('stay-trips', { locale: 'fr-FR' }).says('Impossible d’obtenir les NFT')
  })

  it('shows no section to a member without artifacts, and sends no request without trips', async () => {
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
