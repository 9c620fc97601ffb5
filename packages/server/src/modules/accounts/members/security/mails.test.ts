import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, accountServer, PASSWORD } from '../testing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer({ environment: { TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' } })
})
afterAll(() => server.stop())

const NEW = 'Other-Pass2!'
const WAS_YOU = "If this was you, you're all set."
const NOT_YOU = 'If this wasn\'t you, choose "Forgot password" at login and set a new password now.'

/** Paragraphs of the newest mail with this subject, without the help text and the brand at its end. */
async function linesOf(email: string, subject: RegExp): Promise<string[]> {
  const newest = async () => (await server.mailsTo(email)).findLast((mail) => subject.test(mail.subject))
  await expect.poll(newest).toBeDefined()
  return (
    (await newest())?.body_text
      .replace(/[\u2066-\u2069]/g, '')
      .split('\n\n')
      .slice(0, -2) ?? []
  )
}

async function signIn(username: string, headers: Record<string, string> = {}, more: object = {}) {
  const answer = await server.app.request('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ refId: '8183', username, password: PASSWORD, ...more }),
  })
  return answer.json()
}

async function member(email: string) {
  const { identityID: id, accessToken, device } = await server.join(email)
  const post = (path: string, body: object) =>
    server.send('POST', `/api/profile/users/${id}/${path}`, body, accessToken)
  return { id, email, device, post }
}

describe('security mails of an account', () => {
  it('a code says its purpose, its lifetime, and what to do if you did not request it', async () => {
    const email = 'pins@example.com'
    const once =
      "It expires in one hour and can be used once. If you didn't request it, you can ignore this email."
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const first = await server.pinFor(email)
    expect(await linesOf(email, /sign-up code$/)).toEqual([
      'Finish signing up',
      'Enter this code to finish signing up:',
      first,
      once,
    ])
    await server.auth('forgot-password', { email })
    const second = await server.pinFor(email, 2)
    expect(await linesOf(email, /password code$/)).toEqual([
      'Set a new password',
      'Enter this code to set a new password:',
      second,
      once,
    ])
  })

  it('a sign-up with an existing address tells its owner that nothing has changed', async () => {
    const { email } = await member('twice@example.com')
    await server.auth('sign-up', { username: email, password: NEW })
    const [heading, ...paragraphs] = await linesOf(email, /^You already have/)
    expect(heading).toBe('You already have an account')
    expect(paragraphs).toEqual([
      expect.stringMatching(/^Someone, perhaps you, tried to sign up at .+ with this email address\.$/),
      expect.stringContaining('log in'),
      "If this wasn't you, you can ignore this email. Your account has not changed.",
    ])
  })

  it('a changed password tells the owner, and what to do if it was someone else', async () => {
    const ann = await member('changed@example.com')
    await ann.post('password', { oldPassword: PASSWORD, newPassword: NEW })
    const words = [
      'Your password was changed',
      'The password of your account was changed. All other devices were logged out.',
      `${WAS_YOU} ${NOT_YOU}`,
    ]
    expect(await linesOf(ann.email, /password was changed$/)).toEqual(words)
    const bob = await member('reset@example.com')
    await server.auth('forgot-password', { email: bob.email })
    const pin = await server.pinFor(bob.email, 2)
    await server.auth('reset-password', { email: bob.email, pin, newPassword: NEW })
    expect(await linesOf(bob.email, /password was changed$/)).toEqual(words)
  })

  it('a changed address tells both addresses, and whom to contact', async () => {
    const ann = await member('before@example.com')
    const bob = await member('owner@example.com')
    await ann.post('email', { email: bob.email })
    expect(await linesOf(bob.email, /^You already have/)).toEqual([
      'You already have an account',
      expect.stringMatching(
        /^Someone, perhaps you, tried to use this email address for another .+ account\.$/,
      ),
      'Your account with this address has not changed.',
    ])
    await ann.post('email', { email: 'after@example.com' })
    const pin = await server.pinFor('after@example.com')
    expect((await linesOf('after@example.com', /email code$/)).slice(0, 3)).toEqual([
      'Confirm your new address',
      'Enter this code to use this address for your account:',
      pin,
    ])
    await ann.post('email/confirm', { email: 'after@example.com', pin })
    expect(await linesOf(ann.email, /was changed$/)).toEqual([
      'Your email address was changed',
      'Your account now uses a•••@example.com. You can no longer log in with this address.',
      expect.stringMatching(/^If this wasn't you, contact us at once: .+@.+\.$/),
    ])
  })

  it('a login on a new device tells which, where and when, as far as known', async () => {
    const { email } = await member('devices@example.com')
    await signIn(email, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'cf-ipcountry': 'de',
    })
    const [heading, intro, lines = '', outro] = await linesOf(email, /^New login/)
    expect([heading, intro, outro]).toEqual([
      'New login to your account',
      'We noticed a login from a new device.',
      `${WAS_YOU} ${NOT_YOU}`,
    ])
    expect(lines.split('\n')).toEqual([
      'Device: Firefox, Linux',
      'Place: Germany',
      expect.stringMatching(new RegExp(`^Time: .*${new Date().getUTCFullYear()}.* UTC$`)),
    ])
    const before = (await server.mailsTo(email)).length
    await signIn(email)
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(before + 1)
    const [, , unknown = ''] = await linesOf(email, /^New login/)
    expect(unknown.split('\n')).toEqual(['Device: Not known', expect.stringMatching(/^Time: /)])
  })
})

describe('the language of account mails', () => {
  it('the member’s own language counts: a known device may change it, a stranger’s may not', async () => {
    const { email, device } = await member('reader@example.com')
    await signIn(email, { 'accept-language': 'de' }, { device })
    await signIn(email, { 'accept-language': 'fr' })
    expect((await linesOf(email, /Neue Anmeldung/))[0]).toBe('Ein neues Gerät wurde angemeldet')
    await signIn(email, { 'accept-language': 'it' }, { device })
    await server.auth('forgot-password', { email })
    const pin = await server.pinFor(email, 3)
    await server.auth('reset-password', { email, pin, newPassword: NEW })
    const last = async () => (await server.mailsTo(email)).at(-1)?.body_html
    await expect.poll(last).toContain('<html lang="it"')
  })

  it('the first device’s language counts while none is known', async () => {
    const email = 'firstdevice@example.com'
    await server.auth('sign-up', { username: email, password: PASSWORD })
    await server.auth('confirm', { username: email, pin: await server.pinFor(email) })
    await signIn(email, { 'accept-language': 'es' })
    await signIn(email, { 'accept-language': 'sv' })
    const last = async () => (await server.mailsTo(email)).at(-1)?.body_html
    await expect.poll(last).toContain('<html lang="es"')
  })
})
