import { expect } from 'chai'
import { describeWithPasskeys, fakeCredentials } from '../../testing/credentials.ts'
import { listen } from '../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../../testing/fake-api.ts'
import { memberAnswers } from '../../testing/member.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }

describeWithPasskeys('stay-login: passkeys', () => {
  let api: FakeApi
  let device: ReturnType<typeof fakeCredentials> | undefined
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({
      ...memberAnswers,
      '/brand': () => brandAnswer,
      '/auth/passkey/challenge': () => ({ challenge: '_-8', rpId: 'localhost' }),
      '/auth/passkey': () => session,
    })
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
    device?.restore()
  })
  async function press(no?: string, attributes?: Record<string, string>) {
    device = fakeCredentials(no)
    const box = mount('stay-login', attributes)
    const name = attributes ? 'Se connecter avec une clé d’accès' : 'Log in with a passkey'
    ;(await box.button(name)).click()
    return box
  }

  it('logs in with one click and without typing', async () => {
    const logins = listen('stay-login')
    const box = await press()
    await box.says('You are logged in as ann@x.com.')
    logins.stop()
    expect(logins.events.map(({ detail }) => detail)).to.deep.equal([{ userId: 'u1', email: 'ann@x.com' }])
    const [request] = device?.requests ?? []
    const { publicKey } = request as { publicKey: PublicKeyCredentialRequestOptions }
    expect([...new Uint8Array(publicKey.challenge as ArrayBuffer)]).to.deep.equal([255, 239])
    expect(publicKey.rpId).to.equal('localhost')
    expect(publicKey).not.to.have.property('allowCredentials')
    expect(api.calls('/auth/passkey').map(({ body }) => body)).to.deep.equal([
      {
        refId: '8183',
        credential: { id: 'key-1', clientDataJSON: 'AQ', authenticatorData: '-vs', signature: 'Aw' },
      },
    ])
  })

  it('offers a passkey only at the login, on a page that supports it', async () => {
    const box = mount('stay-login')
    await box.button('Log in with a passkey')
    ;(await box.button('Sign Up')).click()
    await eventually(() => box.all('[name=confirmPassword]').length === 1)
    expect(box.all('[part=passkey]')).to.deep.equal([])
  })

  it('keeps the form after a declined request, with a message and another try', async () => {
    const box = await press('NotAllowedError')
    await box.says('The passkey was not used.')
    expect(api.calls('/auth/passkey')).to.deep.equal([])
    device?.restore()
    device = fakeCredentials()
    ;(await box.button('Log in with a passkey')).click()
    await box.says('You are logged in as ann@x.com.')
  })

  it('shows missing support and an unknown passkey in the language of the page', async () => {
    const box = await press('SecurityError')
    await box.says('This device cannot use a passkey on this page.')
    document.body.replaceChildren()
    device?.restore()
    api.answer({ '/auth/passkey': () => new Refusal(400, { code: 'NotAuthorizedException', message: 'x' }) })
    await (await press()).says('This passkey does not work here.')
    document.body.replaceChildren()
    device?.restore()
    await (await press(undefined, { locale: 'fr-FR' })).says('Cette clé d’accès ne fonctionne pas ici.')
  })
})
