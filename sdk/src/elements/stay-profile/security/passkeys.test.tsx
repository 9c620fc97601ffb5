import { expect } from 'chai'
import { describeWithPasskeys, fakeCredentials } from '../../../testing/credentials.ts'
import { type FakeApi, fakeApi, Refusal } from '../../../testing/fake-api.ts'
import { keptMember, memberAnswers } from '../../../testing/member.ts'
import { expectAccessible, freshPage, mount } from '../../../testing/page.ts'
import { profileAnswers } from '../../../testing/profile.ts'
import { eventually, pause } from '../../../testing/wait.ts'
import { define } from '../define.ts'

const path = '/profile/users/u1/passkeys'
const phone = {
  ...{ id: 'phone', browser: 'Safari', system: 'iOS', host: 'localhost' },
  ...{ createdAt: '2030-01-02T10:00:00.000Z', usedAt: '2030-02-03T10:00:00.000Z' },
}
const fresh = { ...phone, id: 'key-1', browser: 'Chrome', system: 'Windows', usedAt: undefined }

describeWithPasskeys('stay-profile: passkeys', () => {
  let api: FakeApi
  let device: ReturnType<typeof fakeCredentials> | undefined
  const here = location.href
  before(define)
  beforeEach(() => {
    freshPage()
    history.replaceState(null, '', '/profile/dashboard')
    api = fakeApi({
      ...memberAnswers,
      ...profileAnswers,
      [path]: (body) => ('credential' in body ? fresh : { passkeys: [phone] }),
      [`${path}/challenge`]: () => ({
        challenge: '_-8',
        rpId: 'localhost',
        name: 'Staykit',
        handle: 'dTE',
        email: 'ann@x.com',
        known: ['AQI'],
      }),
      [`${path}/phone`]: () => ({ ok: true }),
    })
    keptMember()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    device?.restore()
    history.replaceState(null, '', here)
  })
  async function open() {
    const box = mount('stay-profile')
    await box.find('[part=passkey]')
    const listed = () => box.all('[part=passkey]').map(({ textContent }) => textContent)
    return { box, listed }
  }

  it('lists passkeys with place and time of creation and last use', async () => {
    const { box, listed } = await open()
    expect(listed()).to.deep.equal([
      'Safari on iOSlocalhost, added Jan 2, 2030 · last used Feb 3, 2030Remove',
    ])
    await expectAccessible(box.element)
  })

  it('creates a passkey for this host and member, once per device, first in the list', async () => {
    device = fakeCredentials()
    const { box, listed } = await open()
    ;(await box.button('Add a passkey')).click()
    await box.says('Your passkey is ready')
    expect(listed()).to.have.length(2)
    expect(listed()[0]).to.equal('Chrome on Windowslocalhost, added Jan 2, 2030Remove')
    const [{ publicKey }] = device.requests as [{ publicKey: PublicKeyCredentialCreationOptions }]
    expect(publicKey.rp).to.deep.equal({ id: 'localhost', name: 'Staykit' })
    expect(publicKey.user.name).to.equal('ann@x.com')
    expect(new TextDecoder().decode(publicKey.user.id)).to.equal('u1')
    expect(publicKey.authenticatorSelection?.residentKey).to.equal('required')
    expect(
      publicKey.excludeCredentials?.map(({ id }) => [...new Uint8Array(id as ArrayBuffer)]),
    ).to.deep.equal([[1, 2]])
    expect(api.calls(path).map(({ body }) => body)).to.deep.include({
      credential: { id: 'key-1', clientDataJSON: 'AQ', attestationObject: 'BA' },
    })
  })

  it('distinguishes a device with a passkey, one without support, and a declined request', async () => {
    for (const [no, words] of [
      ['InvalidStateError', 'This device already has a passkey for your account.'],
      ['NotSupportedError', "This device can't create a passkey on this page."],
    ] as const) {
      device = fakeCredentials(no)
      const { box } = await open()
      ;(await box.button('Add a passkey')).click()
      await box.says(words)
      document.body.replaceChildren()
      device.restore()
    }
    device = fakeCredentials('NotAllowedError')
    const { box, listed } = await open()
    const add = await box.button('Add a passkey')
    add.click()
    await eventually(() => api.calls(`${path}/challenge`).length === 3 && add.ariaDisabled !== 'true')
    expect(box.all('[part=passkeys] .error')).to.deep.equal([])
    expect(listed()).to.have.length(1)
  })

  it('shows why the server refuses a passkey', async () => {
    const message = 'Please log in again to add a passkey.'
    const refusal = { code: 'NotAuthorizedException', reason: 'loginToAddPasskey', message: 'In English.' }
    api.answer({ [`${path}/challenge`]: () => new Refusal(400, refusal) })
    const { box } = await open()
    ;(await box.button('Add a passkey')).click()
    await box.says(message)
  })

  it('removes a passkey on click, and restores it when that fails; retries a list that failed to load', async () => {
    const { box, listed } = await open()
    ;(await box.button('Remove: Safari on iOS')).click()
    await eventually(() => listed().length === 0)
    api.answer({
      [path]: () => new Refusal(503, { code: 'SERVER_ERROR', message: 'x' }),
      [`${path}/phone`]: () => new Refusal(503, { code: 'SERVER_ERROR', message: 'No luck.' }),
    })
    document.body.replaceChildren()
    const again = mount('stay-profile')
    await again.says('The list of your passkeys could not be loaded.')
    api.answer({ [path]: () => ({ passkeys: [phone] }) })
    ;(await again.button('Try again')).click()
    ;(await again.button('Remove: Safari on iOS')).click()
    await again.says('Something went wrong on the server.')
    expect(again.all('[part=passkey]')).to.have.length(1)
  })
})
