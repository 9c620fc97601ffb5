import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenidProvider } from '../../adapters/openid/testing/openid-provider.ts'
import { type AccountServer, PASSWORD } from '../accounts/testing.ts'
import { API, begin, codeOf, socialServer } from './testing.ts'

let provider: OpenidProvider
let server: AccountServer
const { email, number, browse, exchange, logIn } = socialServer((...ready) => {
  ;[server, provider] = ready
})

describe('the platform that has the members of a brand', () => {
  const flip = async (enablePlatformAuth: boolean) => {
    const { db, brands } = server.deps
    const row = await db
      .selectFrom('brands')
      .select('settings')
      .where('ref_id', '=', '8183')
      .executeTakeFirstOrThrow()
    const flags = { ...row.settings.flags, enablePlatformAuth }
    await db
      .updateTable('brands')
      .set({ settings: JSON.stringify({ ...row.settings, flags }) })
      .where('ref_id', '=', '8183')
      .execute()
    await brands.forget()
  }
  const to = (page: string, more: Record<string, string> = {}) =>
    begin('google', more).replace('google', `platform/${page}`)
  const sent = async (page: string, more?: Record<string, string>) => {
    const answer = await server.app.request(to(page, more))
    return { status: answer.status, url: new URL(answer.headers.get('location') ?? 'none:') }
  }
  beforeEach(() => flip(true))
  afterEach(() => flip(false))

  it.each(['login', 'registration', 'forgot_password'])(
    '[ACC-065] leads to its %s page, with state, nonce and PKCE, and from there back to the site',
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

  it('[ACC-065] leads back to origins of the brand and to no other, and has no fourth page', async () => {
    expect((await sent('login', { return: 'https://evil.example/login' })).status).toBe(403)
    expect((await sent('login', { return: 'http://localhost.evil.example/' })).status).toBe(403)
    expect((await sent('settings')).status).toBe(404)
    expect((await sent('login', { refId: '8298' })).status).toBe(404)
  })

  it('[ACC-064] is the only login there is: no password, no pin, no other provider', async () => {
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
})
