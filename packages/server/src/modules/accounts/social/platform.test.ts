import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type OpenidProvider,
  PLATFORM_COOKIE,
  type TokenChanges,
} from '../../../adapters/openid/testing/openid-provider.ts'
import { type AccountServer, PASSWORD } from '../members/testing.ts'
import { API, begin, codeOf, flipPlatformAuth, problemOf, socialServer } from './testing.ts'

let provider: OpenidProvider
let server: AccountServer
const { email, number, browse, exchange, logIn } = socialServer((...ready) => {
  ;[server, provider] = ready
})

describe('the platform with the members of a brand', () => {
  const flip = (isOn: boolean) => flipPlatformAuth(server, isOn)
  const to = (page: string, more: Record<string, string> = {}) =>
    begin('google', more).replace('google', `platform/${page}`)
  const sent = async (page: string, more?: Record<string, string>) => {
    const answer = await server.app.request(to(page, more))
    return { status: answer.status, url: new URL(answer.headers.get('location') ?? 'none:') }
  }
  beforeEach(() => flip(true))
  afterEach(() => flip(false))

  it.each(['login', 'registration', 'forgot_password'])(
    '[ACC-065] redirects to its %s page, with state, nonce and PKCE, and from there back to the site',
    async (page) => {
      const { status, url } = await sent(page)
      expect([status, url.origin + url.pathname]).toEqual([302, `${provider.issuer}/${page}`])
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        redirect: 'http://localhost:4321',
        redirect_uri: `${API}/api/auth/social/platform/callback`,
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      })
      const back = await browse(to(page))
      expect(back.origin + back.pathname).toBe('http://localhost:4321/login')
      expect((await exchange(codeOf(back))).body).toMatchObject({ email: email() })
    },
  )

  it('[ACC-065] redirects back only to origins of the brand, and has no fourth page', async () => {
    expect((await sent('login', { return: 'https://evil.example/login' })).status).toBe(403)
    expect((await sent('login', { return: 'http://localhost.evil.example/' })).status).toBe(403)
    expect((await sent('settings')).status).toBe(404)
    expect((await sent('login', { refId: '8298' })).status).toBe(404)
  })

  it('[ACC-064] excludes every other login: no password, no code, no other provider', async () => {
    expect((await server.send('GET', '/api/brand?refId=8183')).body.brand).toMatchObject({
      logins: ['platform'],
      flags: { enablePlatformAuth: true },
    })
    const pool = {
      username: email(),
      email: email(),
      password: PASSWORD,
      newPassword: PASSWORD,
      pin: '12345678',
    }
    for (const name of ['sign-up', 'sign-in', 'confirm', 'resend', 'forgot-password', 'reset-password'])
      expect([name, (await server.auth(name, pool)).body.error.message]).toEqual([
        name,
        'Members of this brand log in at its platform.',
      ])
    expect((await server.app.request(begin('google'))).status).toBe(404)
    await flip(false)
    expect((await server.send('GET', '/api/brand?refId=8183')).body.brand.logins).toEqual([
      'google',
      'facebook',
      'apple',
    ])
    expect((await sent('login')).status).toBe(404)
  })

  it('[ACC-066] has the only sessions that a status check finds: not the pool’s, not Google’s', async () => {
    await flip(false)
    const pool = await server.join(email())
    const google = await logIn('google')
    await flip(true)
    provider.person = { ...provider.person, sub: `other-${number()}`, email: `other${number()}@example.com` }
    const platform = (await exchange(codeOf(await browse(to('login'))))).body
    const status = async ({ refreshToken }: { refreshToken: string }) =>
      (await server.auth('refresh', { refreshToken })).body
    const own = async ({ identityID, accessToken }: { identityID: string; accessToken: string }) =>
      (await server.send('GET', `/api/profile/users/${identityID}`, undefined, accessToken)).status
    expect([await own(pool), await own(google), await own(platform)]).toEqual([401, 401, 200])
    for (const other of [pool, google])
      expect(await status(other)).toMatchObject({ error: { code: 'SESSION_ENDED' } })
    expect(await status(platform)).toMatchObject({ identityID: platform.identityID })
    await flip(false)
    expect(await own(pool)).toBe(200)
  })

  describe('the token of the platform in a cookie of the shared domain', () => {
    const led = async (path: string, token?: string) => {
      const headers: Record<string, string> = token ? { cookie: `other=1; ${PLATFORM_COOKIE}=${token}` } : {}
      const answer = await server.app.request(path, { headers })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
      return new URL(answer.headers.get('location') ?? 'none:')
    }
    /** Where a user ends after the platform's page, which knows no codes. */
    const comesBack = async (token?: string, more = '') => {
      const state = (await sent('login')).url.searchParams.get('state')
      return led(`/api/auth/social/platform/callback?state=${state}${more}`, token)
    }
    const wrong: [string, TokenChanges][] = [
      ['is signed by somebody else', { isForged: true }],
      ['is over', { expiresIn: -120 }],
      ['has no end', { expiresIn: Number.POSITIVE_INFINITY }],
      ['is another issuer’s', { issuer: 'https://evil.example' }],
      ['is for another client', { audience: 'google-client' }],
      ['is for others too', { audience: ['platform-client', 'google-client'] }],
      ['was made for somebody else', { audience: ['platform-client', 'b'], claims: { azp: 'b' } }],
      ['is about nobody', { claims: { sub: '' } }],
    ]
    const right: [string, TokenChanges][] = [
      ['is over since our clock went fast', { expiresIn: -20 }],
      ['is for this client alone, in a list', { audience: ['platform-client'] }],
      [
        'is for others too, and made for this client',
        {
          audience: ['platform-client', 'b'],
          claims: { azp: 'platform-client' },
        },
      ],
    ]

    it('[PLT-026] [AQ-40] logs its member in at the status check on return, from the configured cookie', async () => {
      const page = await comesBack(await provider.token())
      expect([page.origin + page.pathname, problemOf(page)]).toEqual(['http://localhost:4321/login', null])
      const member = (await exchange(codeOf(page))).body
      expect(member).toMatchObject({ email: email() })
      // The same user by the platform's code is the same member.
      expect((await exchange(codeOf(await browse(to('login'))))).body.identityID).toBe(member.identityID)
    })

    it('[PLT-026] [AQ-40] counts only under the configured name', async () => {
      const state = (await sent('login')).url.searchParams.get('state')
      const headers = { cookie: `another_token=${await provider.token()}` }
      const answer = await server.app.request(`/api/auth/social/platform/callback?state=${state}`, {
        headers,
      })
      expect(problemOf(new URL(answer.headers.get('location') ?? 'none:'))).toBe('refused')
    })

    it('logs a member of the platform in with one click, without a page of the platform', async () => {
      const page = await led(to('login'), await provider.token())
      expect(page.origin + page.pathname).toBe('http://localhost:4321/login')
      expect((await exchange(codeOf(page))).body).toMatchObject({ email: email() })
      // Another account or another password needs its own page.
      expect((await led(to('registration'), await provider.token())).origin).toBe(provider.issuer)
    })

    it.each(right)('counts when it %s', async (_, changes) => {
      const page = await comesBack(await provider.token(changes))
      expect((await exchange(codeOf(page))).body).toMatchObject({ email: email() })
    })

    it.each(wrong)('redirects to the platform’s page when it %s', async (_, changes) => {
      const token = await provider.token(changes)
      expect(problemOf(await comesBack(token))).toBe('refused')
      expect((await led(to('login'), token)).origin).toBe(provider.issuer)
    })

    it('makes no member without a verified address', async () => {
      expect(problemOf(await comesBack(await provider.token({ claims: { email_verified: false } })))).toBe(
        'no-email',
      )
    })

    it('gives way to the platform’s answer: a refusal refuses, a code logs in', async () => {
      const token = await provider.token()
      expect(problemOf(await comesBack(token, '&error=access_denied'))).toBe('refused')
      expect(problemOf(await comesBack(token, '&code=made-up'))).toBe('refused')
    })

    it('works only for the page that began, and for no other provider', async () => {
      const code = codeOf(await led(to('login'), await provider.token()))
      expect((await exchange(code, { verifier: 'of-a-thief' })).status).toBe(400)
      await flip(false)
      expect((await led(begin('google'), await provider.token())).origin).toBe(provider.issuer)
    })
  })
})
