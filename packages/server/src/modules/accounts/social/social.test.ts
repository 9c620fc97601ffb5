import { describe, expect, it } from 'vitest'
import type { OpenidProvider } from '../../../adapters/openid/testing/openid-provider.ts'
import { bookOne, traveller } from '../../booking/bookings/testing/traveller.ts'
import { type AccountServer, accountServer, PASSWORD } from '../members/testing.ts'
import { API, begin, codeOf, problemOf, socialServer } from './testing.ts'

let provider: OpenidProvider
let server: AccountServer
const { email, number, browse, exchange, logIn } = socialServer((...ready) => {
  ;[server, provider] = ready
})

/** Books a stay without an account. */
async function bookedAsGuest(address: string): Promise<{ trip: string }> {
  const who = traveller((path, init) => server.app.request(path, init))
  const { answer } = await bookOne(who, {}, { email: address })
  return { trip: answer.bookingId ?? '' }
}

describe('a social login', () => {
  it.each(['google', 'facebook', 'apple'])('signs a new user up and in: %s', async (name) => {
    const page = await browse(begin(name))
    expect(page.origin + page.pathname).toBe('http://localhost:4321/login')
    expect(page.searchParams.get('next')).toBe('/trips')
    const { status, body } = await exchange(codeOf(page))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: email(),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    })
    const user = await server.send(
      'GET',
      `/api/profile/users/${body.identityID}`,
      undefined,
      body.accessToken,
    )
    expect(user.body.data.customer).toMatchObject({
      firstName: 'Maya',
      lastName: 'Okafor',
      email: email(),
      providerName: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    })
    // A sign-up causes no mail of a "new device".
    expect(await server.mailsTo(email())).toEqual([])
    expect((await logIn(name)).identityID).toBe(body.identityID)
  })

  it('[ACC-063] sends PKCE, state and nonce, and public_profile and email to Facebook', async () => {
    const answerOf = async (name: string) =>
      new URL((await server.app.request(begin(name))).headers.get('location') ?? '')
    const { origin, searchParams } = await answerOf('google')
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${API}/api/auth/social/google/callback`,
    })
    expect((await answerOf('facebook')).searchParams.get('scope')).toBe('openid public_profile email')
    expect((await answerOf('apple')).searchParams.get('response_mode')).toBe('form_post')
  })

  it('links a member with an address that Google verified, and mails them; the password stays valid', async () => {
    const member = await server.join(email())
    const session = await logIn()
    expect(session.identityID).toBe(member.identityID)
    const subjects = (await server.mailsTo(email())).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^Google now opens your/))
    expect((await server.auth('sign-in', { username: email(), password: PASSWORD })).status).toBe(200)
  })

  it('removes the password of an unconfirmed sign-up for the owner of the address', async () => {
    await server.auth('sign-up', { username: email(), password: PASSWORD })
    const pin = await server.pinFor(email())
    const session = await logIn()
    expect(session.email).toBe(email())
    expect((await server.auth('sign-in', { username: email(), password: PASSWORD })).status).toBe(401)
    expect(pin).toMatch(/^\d{8}$/)
  })

  it('opens no account with an unverified address, and no existing one for Facebook', async () => {
    provider.person = { ...provider.person, email_verified: false }
    expect(problemOf(await browse(begin()))).toBe('no-email')
    provider.person = { sub: `person-${number()}` }
    expect(problemOf(await browse(begin('facebook')))).toBe('no-email')
    await server.join(email())
    provider.person = { sub: `person-${number()}`, email: email() }
    expect(problemOf(await browse(begin('facebook')))).toBe('known-email')
  })

  it('by Facebook sees stays of guests with its address only after a mailed code, which ends that login', async () => {
    const { trip } = await bookedAsGuest(email())
    const trips = async ({ identityID: userId, accessToken }: Record<string, string>) =>
      (await server.send('POST', '/api/book/trips', { userId, refId: '8183' }, accessToken)).body.trips
    const session = await logIn('facebook')
    expect(await trips(session)).toEqual([])
    const claim = { bookingId: trip, refId: '8183' }
    expect((await server.send('POST', '/api/book/cancel', claim, session.accessToken)).status).toBe(404)
    const path = `/api/profile/users/${session.identityID}`
    const stored = await server.send('GET', `${path}/export`, undefined, session.accessToken)
    expect(Object.keys(stored.body.tables)).not.toContain('bookings')
    await server.auth('forgot-password', { email: email() })
    const pinMail = async () =>
      (await server.mailsTo(email())).find(({ subject }) => /^\d{8} /.test(subject))?.subject
    await expect.poll(pinMail).toBeDefined()
    const pin = (await pinMail())?.slice(0, 8)
    const reset = { email: email(), pin, newPassword: PASSWORD }
    expect((await server.auth('reset-password', reset)).status).toBe(200)
    const owner = (await server.auth('sign-in', { username: email(), password: PASSWORD })).body
    expect((await trips(owner)).map((each: { trip_number: string }) => each.trip_number)).toEqual([trip])
    expect(problemOf(await browse(begin('facebook')))).toBe('known-email')
  })

  it('by Facebook sees stays of guests with an address that a mailed code has confirmed', async () => {
    const next = `next-${email()}`
    const { trip } = await bookedAsGuest(next)
    const { identityID: userId, accessToken } = await logIn('facebook')
    const path = `/api/profile/users/${userId}/email`
    await server.send('POST', path, { email: next }, accessToken)
    const pinMail = async () =>
      (await server.mailsTo(next)).find(({ subject }) => /^\d{8} /.test(subject))?.subject
    await expect.poll(pinMail).toBeDefined()
    const pin = (await pinMail())?.slice(0, 8)
    expect((await server.send('POST', `${path}/confirm`, { email: next, pin }, accessToken)).status).toBe(200)
    const { body } = await server.send('POST', '/api/book/trips', { userId, refId: '8183' }, accessToken)
    expect(body.trips).toMatchObject([{ trip_number: trip }])
  })

  it('by Google ends that of an account by Facebook, which has not proved the address', async () => {
    const session = await logIn('facebook')
    const path = `/api/profile/users/${session.identityID}`
    expect((await server.send('GET', path, undefined, session.accessToken)).status).toBe(200)
    const person = { ...provider.person }
    provider.person = { ...person, sub: `google-${number()}` }
    expect((await logIn('google')).identityID).toBe(session.identityID)
    provider.person = person
    expect((await server.send('GET', path, undefined, session.accessToken)).status).toBe(401)
    expect(problemOf(await browse(begin('facebook')))).toBe('known-email')
  })

  it('by Google sees stays of guests with its address at once', async () => {
    const { trip } = await bookedAsGuest(email())
    const { identityID: userId, accessToken } = await logIn()
    const { body } = await server.send('POST', '/api/book/trips', { userId, refId: '8183' }, accessToken)
    expect(body.trips).toMatchObject([{ trip_number: trip }])
  })

  it('returns to the page with the refusal of the user', async () => {
    const page = await browse(begin(), 'no')
    expect([problemOf(page), codeOf(page)]).toEqual(['refused', null])
  })
})

describe('a code', () => {
  it('works once, for the page that began, its brand, and a minute', async () => {
    const wrong = { status: 400, body: { error: { code: 'CodeMismatchException' } } }
    const code = async () => codeOf(await browse(begin()))
    const used = await code()
    expect((await exchange(used)).status).toBe(200)
    expect(await exchange(used)).toMatchObject(wrong)
    const stolen = await code()
    expect(
      await exchange(stolen, { verifier: 'a-verifier-of-another-page-that-is-as-long-as-the-first' }),
    ).toMatchObject(wrong)
    expect(await exchange(stolen)).toMatchObject(wrong)
    expect(await exchange(await code(), { refId: '8298' })).toMatchObject(wrong)
    const late = await code()
    await server.deps.db
      .updateTable('social_logins')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(await exchange(late)).toMatchObject(wrong)
  })

  it('comes from one answer: a repeat, an invented state and another provider’s are over', async () => {
    const address = new URL((await server.app.request(begin())).headers.get('location') ?? '')
    const state = address.searchParams.get('state') ?? ''
    const answer = (name: string, query: string) =>
      server.app.request(`/api/auth/social/${name}/callback?${query}`)
    expect((await answer('apple', `state=${state}&code=x`)).status).toBe(400)
    expect((await answer('google', 'state=made-up&code=x')).status).toBe(400)
    const forged = await answer('google', `state=${state}&code=made-up`)
    expect(problemOf(new URL(forged.headers.get('location') ?? ''))).toBe('refused')
    expect((await answer('google', `state=${state}&code=made-up`)).status).toBe(400)
  })
})

describe('a page', () => {
  it('[ACC-223] [AQ-66] gets invalid options for an unknown provider, and invalid params without a required field', async () => {
    const reply = async (reply: Response | Promise<Response>) => {
      const response = await reply
      return [response.status, (await response.json()).error.message]
    }
    const post = (path: string, body: object) =>
      reply(
        server.app.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refId: '8183', ...body }),
        }),
      )
    expect(await reply(server.app.request(begin('github')))).toEqual([404, 'invalid login options'])
    const params = [400, 'invalid login params']
    expect(await reply(server.app.request(begin('google', { challenge: '' })))).toEqual(params)
    expect(await post('/api/auth/sign-in', { password: 'Right-Pass1!' })).toEqual(params)
    expect(await post('/api/auth/sign-in', { username: 'ann@x.com', password: '' })).toEqual(params)
    expect(await post('/api/auth/social', { code: 'x' })).toEqual(params)
  })

  it('must belong to the brand, have its own secret, and use an offered provider', async () => {
    const status = async (path: string) => (await server.app.request(path)).status
    expect(await status(begin('google', { return: 'https://evil.example/login' }))).toBe(403)
    expect(await status(begin('google', { return: 'javascript:alert(1)' }))).toBe(400)
    expect(await status(begin('google', { return: '/login' }))).toBe(400)
    expect(await status(begin('google', { challenge: 'short' }))).toBe(400)
    expect(await status(begin('google', { refId: 'nobody' }))).toBe(404)
    expect(await status(begin('github'))).toBe(404)
    // The brand 8298 has these logins switched off.
    expect(await status(begin('google', { refId: '8298' }))).toBe(404)
    const brand = await server.send('GET', '/api/brand?refId=8183')
    expect(brand.body.brand.logins).toEqual(['google', 'facebook', 'apple'])
    const off = await server.send('GET', '/api/brand?refId=8298')
    expect(off.body.brand).not.toHaveProperty('logins')
  })

  it('learns that a provider cannot be reached, and the next login reaches it again', async () => {
    const away = await accountServer({
      environment: { ...provider.environment, GOOGLE_ISSUER: 'http://127.0.0.1:1' },
    })
    const { headers } = await away.app.request(begin())
    await away.stop()
    expect(problemOf(new URL(headers.get('location') ?? ''))).toBe('failed')
  })
})
