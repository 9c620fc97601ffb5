import { tripFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../testing/member.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'

const notes = '/book/trips/notes'

describe('stay-trips: notes', () => {
  let api: FakeApi
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      ...memberAnswers,
      '/book/trips': () => ({ trips: [tripFixture({ trip_number: 'ST-1' })] }),
      '/platform/api/v1/fi_nft/nfts': () => ({ success: true, data: { nfts: [] } }),
      [notes]: () => ({ notes: [] }),
    })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
  })
  const changes = () => api.calls(notes).flatMap(({ body }) => (body.change ? [body.change] : []))

  it('saves a private note while typing', async () => {
    const box = mount('stay-trips')
    ;(await box.button('Add a private note')).click()
    const field = (await box.field('Private note')) as HTMLInputElement
    await eventually(() => box.root.activeElement === field)
    expect(box.text()).to.include('Only you see it.')
    type(field, 'Late arrival')
    await box.says('Saved')
    expect(changes()).to.deep.equal([{ trip_number: 'ST-1', note: 'Late arrival' }])
    await expectAccessible(box.element)
  })

  it('keeps a note that failed to save, and sends it again on click', async () => {
    api.answer({
      [notes]: (body) =>
        body.change ? new Refusal(500, { code: 'SERVER_ERROR', message: '' }) : { notes: [] },
    })
    const box = mount('stay-trips')
    ;(await box.button('Add a private note')).click()
    const field = (await box.field('Private note')) as HTMLInputElement
    type(field, 'Late arrival')
    await box.says('Your note could not be saved.')
    expect(field.value).to.equal('Late arrival')
    api.answer({ [notes]: () => ({ notes: [] }) })
    ;(await box.button('Try again')).click()
    await box.says('Saved')
  })

  it('shows a stored note, but not in a small list of trips', async () => {
    api.answer({ [notes]: () => ({ notes: [{ trip_number: 'ST-1', note: 'Window' }] }) })
    const box = mount('stay-trips')
    expect(((await box.field('Private note')) as HTMLInputElement).value).to.equal('Window')
    box.element.remove()
    const small = mount('stay-trips', { mini: '' })
    await small.button('Edit Reservation')
    await pause(100)
    expect(small.text()).not.to.include('Private note')
    await eventually(() => changes().length === 0)
  })
})
