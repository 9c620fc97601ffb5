import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, type Answer, accountServer } from '../members/testing.ts'
import { authenticator } from './testing/authenticator.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

const PAGE = 'http://localhost:4321'
let number = 0

async function send(path: string, body: object | undefined, token?: string, origin = PAGE): Promise<Answer> {
  const response = await server.app.request(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(origin && { origin }),
      ...(token && { 'auth-token': token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
const auth = (path: string, body: object = {}, origin = PAGE) =>
  send(`auth/passkey${path}`, { refId: '8183', ...body }, undefined, origin)
const ask = async (origin = PAGE) => (await auth('/challenge', {}, origin)).body
const refused = { status: 400, body: { error: { code: 'NotAuthorizedException' } } }

async function member() {
  const email = `passkey${number++}@example.com`
  const { identityID: id, accessToken: token, device } = await server.join(email)
  const call = (path: string, body?: object, by = token) =>
    send(`profile/users/${id}/passkeys${path}`, body, by)
  const newChallenge = async () => (await call('/challenge', {})).body
  return { id, email, token, device, call, newChallenge }
}
async function withPasskey() {
  const ann = await member()
  const key = authenticator()
  await ann.call('', { credential: key.create(await ann.newChallenge()) })
  return { ann, key }
}
const mails = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject)

describe('a passkey', () => {
  it('appears in the mail about a changed password, because it still logs in', async () => {
    const changed = async (email: string) => {
      const before = (await server.mailsTo(email)).length
      await server.auth('forgot-password', { email })
      const pin = await server.pinFor(email, before + 1)
      await server.auth('reset-password', { email, pin, newPassword: 'Other-Pass2!' })
      const newest = async () =>
        (await server.mailsTo(email)).findLast(({ subject }) => /password was changed$/.test(subject))
      await expect.poll(newest).toBeDefined()
      return (await newest())?.body_text ?? ''
    }
    const { ann, key } = await withPasskey()
    const text = await changed(ann.email)
    expect(text).toContain('These passkeys still log in to your account.')
    expect(text).toMatch(/Device: .*localhost · \w+, \w+ \d+, \d{4}/)
    expect((await auth('', { credential: key.get(await ask()) })).status).toBe(200)
    expect(await changed((await member()).email)).not.toContain('passkey')
  })

  it('works once a member has made it: it is listed, mailed, and logs in without a name or a password', async () => {
    const ann = await member()
    const options = await ann.newChallenge()
    expect(options).toMatchObject({ rpId: 'localhost', email: ann.email, known: [] })
    expect(options.handle).not.toContain('@')
    const key = authenticator()
    const added = await ann.call('', { credential: key.create(options) })
    expect(added).toMatchObject({ status: 200, body: { id: key.id, host: 'localhost' } })
    const mail = (await server.mailsTo(ann.email)).find(({ subject }) =>
      /^A passkey was added to your /.test(subject),
    )
    expect(mail?.body_text.split('\n\n').slice(0, 4)).toEqual([
      'A passkey was added',
      'You can now log in with a passkey instead of your password.',
      'Device: Not known',
      `If this was you, you're all set. If this wasn't you, remove the passkey in your profile under "Login and security" and change your password.`,
    ])
    expect(await ann.newChallenge()).toMatchObject({ known: [key.id] })

    const login = await auth('', { credential: key.get(await ask()), device: ann.device })
    expect(login).toMatchObject({ status: 200, body: { identityID: ann.id, email: ann.email } })
    const { passkeys } = (await ann.call('', undefined, login.body.accessToken)).body
    expect(passkeys).toMatchObject([{ id: key.id, usedAt: expect.any(String) }])
    expect(JSON.stringify(passkeys)).not.toContain('public')
    expect((await mails(ann.email)).filter((subject) => subject.startsWith('New login'))).toEqual([])
  })

  it('mails the member after a login on an unknown device', async () => {
    const { ann, key } = await withPasskey()
    await auth('', { credential: key.get(await ask()) })
    expect(await mails(ann.email)).toContainEqual(expect.stringMatching(/^New login to your /))
  })

  it('logs no one in after its removal', async () => {
    const { ann, key } = await withPasskey()
    const eve = await member()
    const remove = (by: string, id = ann.id) =>
      server.send('DELETE', `/api/profile/users/${id}/passkeys/${key.id}`, {}, by)
    expect((await remove(eve.token)).status).toBe(404)
    expect((await remove(eve.token, eve.id)).body).toEqual({ ok: true })
    expect((await auth('', { credential: key.get(await ask()) })).status).toBe(200)
    expect((await remove(ann.token)).body).toEqual({ ok: true })
    expect((await ann.call('')).body).toEqual({ passkeys: [] })
    expect(await auth('', { credential: key.get(await ask()) })).toMatchObject(refused)
  })
})

describe('a signed challenge', () => {
  it('works once, within five minutes', async () => {
    const { key } = await withPasskey()
    const options = await ask()
    expect((await auth('', { credential: key.get(options) })).status).toBe(200)
    expect(await auth('', { credential: key.get(options) })).toMatchObject(refused)
    const late = await ask()
    await server.deps.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute()
    expect(await auth('', { credential: key.get(late) })).toMatchObject(refused)
  })

  it('fails when it is unknown, or made for a new passkey', async () => {
    const { ann, key } = await withPasskey()
    const own = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'localhost' }
    expect(await auth('', { credential: key.get(own) })).toMatchObject(refused)
    expect(await auth('', { credential: key.get(await ann.newChallenge()) })).toMatchObject(refused)
  })

  it('fails for another page, for another host, and of another passkey under the same id', async () => {
    const { key } = await withPasskey()
    const elsewhere = { ...(await ask()), origin: 'https://evil.example' }
    expect(await auth('', { credential: key.get(elsewhere) })).toMatchObject(refused)
    const other = { ...(await ask()), rpId: 'evil.example', origin: PAGE }
    expect(await auth('', { credential: key.get(other) })).toMatchObject(refused)
    const forged = { ...authenticator().get(await ask()), id: key.id }
    expect(await auth('', { credential: forged })).toMatchObject(refused)
    // Another host of the brand, without the passkey.
    const numbered = 'http://127.0.0.1:4321'
    const there = { ...(await ask(numbered)), origin: numbered }
    expect(await auth('', { credential: key.get(there) }, numbered)).toMatchObject(refused)
    const askedThere = { ...(await ask(numbered)), rpId: 'localhost' }
    expect(await auth('', { credential: key.get(askedThere) })).toMatchObject(refused)
  })

  it('fails when its counter goes back: the passkey was copied', async () => {
    const { key } = await withPasskey()
    expect((await auth('', { credential: key.get(await ask(), 9) })).status).toBe(200)
    expect(await auth('', { credential: key.get(await ask(), 3) })).toMatchObject(refused)
  })

  it('fails without a page, which every passkey needs', async () => {
    expect(await auth('/challenge', {}, '')).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST' } },
    })
  })
})

describe('a refused passkey', () => {
  it('has another member’s challenge, or an id in use', async () => {
    const { ann, key } = await withPasskey()
    const eve = await member()
    const credential = authenticator().create(await ann.newChallenge())
    expect(await eve.call('', { credential })).toMatchObject(refused)
    const taken = key.create(await eve.newChallenge())
    expect(await eve.call('', { credential: taken })).toMatchObject(refused)
    expect((await eve.call('')).body).toEqual({ passkeys: [] })
    expect((await auth('', { credential: key.get(await ask()) })).body).toMatchObject({ identityID: ann.id })
  })

  it('comes twelve hours after the login', async () => {
    const ann = await member()
    await server.deps.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 13 * 3_600_000) })
      .where('user_id', '=', ann.id)
      .execute()
    expect(await ann.call('/challenge', {})).toMatchObject(refused)
  })
})
