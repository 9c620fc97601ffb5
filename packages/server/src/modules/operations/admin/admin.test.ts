import { createHash } from 'node:crypto'
import type { brand, ErrorAnswer, ResponseOf } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, testServerForThisTest } from '../../../testing/server.ts'
import { browser, type Page } from './testing/browser.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
let server: TestServer
beforeAll(async () => {
  server = await testServer({ ADMIN_TOKEN, PUBLIC_URL: 'https://api.example' })
})
afterAll(() => server.stop())

async function signedIn() {
  const admin = browser(server.app)
  const page = await admin.signIn(ADMIN_TOKEN)
  expect([page.status, page.path]).toEqual([200, '/admin'])
  return admin
}
type Admin = Awaited<ReturnType<typeof signedIn>>

const brandOf = (refId: string, origin: string) =>
  server.get<ResponseOf<typeof brand> & ErrorAnswer>(`/api/brand?refId=${refId}`, { origin })

async function add(admin: Admin, values: Record<string, string>): Promise<Page> {
  return admin.submit(await admin.load('/admin/brands/new'), '/admin/brands', {
    supportEmail: 'help@acme.example',
    ...values,
  })
}
const refIdOf = (page: Page) => /\/admin\/brands\/([\w-]+)/.exec(page.path)?.[1] ?? ''

describe('access to the admin pages', () => {
  it('shows how to set a token on a server without one, and nothing else', async () => {
    const closed = await testServerForThisTest()
    const { load, post } = browser(closed.app)
    const page = await load('/admin')
    expect(page.status).toBe(503)
    expect(page.words).toContain('ADMIN_TOKEN="$(openssl rand -hex 24)"')
    expect((await load('/admin/brands/8183')).status).toBe(404)
    expect((await post('/admin/sign-in', [['token', '']])).status).toBe(404)
    expect((await post('/admin/brands', [['name', 'X']])).status).toBe(404)
  })

  it('keeps out a caller without the right token, who cannot try for long', async () => {
    const own = await testServerForThisTest({ ADMIN_TOKEN })
    const stranger = browser(own.app)
    for (const path of ['/admin', '/admin/brands/8183', '/admin/brands/new', '/admin/brands/8183/preview'])
      expect((await stranger.load(path)).words, path).toContain('Token')
    const wrong = await stranger.signIn('not-the-token')
    expect([wrong.status, wrong.words.includes('That is not the token.')]).toEqual([401, true])
    expect(stranger.cookie).toBe('')
    const statuses: number[] = []
    for (let time = 0; time < 10; time++) statuses.push((await stranger.signIn(`guess ${time}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await stranger.signIn(ADMIN_TOKEN)).status).toBe(429)
  })

  it('uses a cookie that is closed to scripts and other sites, and ends with the button', async () => {
    const response = await server.app.request('/admin/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `token=${ADMIN_TOKEN}`,
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/admin', 'Max-Age=28800'])
      expect(cookie).toContain(part)
    expect(cookie).not.toContain(ADMIN_TOKEN)
    const admin = await signedIn()
    const copied = { headers: { cookie: admin.cookie } }
    const page = await admin.load('/admin')
    await admin.submit(page, '/admin/sign-out')
    expect((await admin.load('/admin')).words).toContain('Sign in')
    // A copy of the cookie ends too.
    expect(await (await server.app.request('/admin', copied)).text()).toContain('name="token"')
    expect((await server.app.request('/admin/brands/8183', copied)).status).toBe(303)
  })

  it('ends after 8 hours, and another sign-in stays', async () => {
    const [first, second] = [await signedIn(), await signedIn()]
    const { db } = server.deps
    const hash = createHash('sha256').update(first.cookie.replace('staykit-admin=', '')).digest('base64url')
    await db
      .updateTable('admin_sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('hash', '=', hash)
      .execute()
    expect((await first.load('/admin')).words).toContain('Sign in')
    expect((await second.load('/admin')).words).not.toContain('Sign in')
  })

  it('ends with its token, and cannot be forged', async () => {
    const admin = await signedIn()
    const other = await testServerForThisTest({ ADMIN_TOKEN: 'another-token-0123456' })
    for (const cookie of [admin.cookie, `${admin.cookie}x`, 'staykit-admin=e30.e30']) {
      const page = await other.app.request('/admin', { headers: { cookie } })
      expect(await page.text()).toContain('name="token"')
    }
  })

  it('rejects forms of other pages and of other sessions', async () => {
    const admin = await signedIn()
    const theirs = await (await signedIn()).load('/admin/brands/8298')
    const key = /name="formKey" value="([^"]+)"/.exec(theirs.text)?.[1] ?? ''
    const path = '/admin/brands/8298/disable'
    expect((await admin.post(path, [])).status).toBe(403)
    expect((await admin.post(path, [['formKey', key]])).status).toBe(403)
    const own = await admin.load('/admin/brands/8298')
    const ownKey = /name="formKey" value="([^"]+)"/.exec(own.text)?.[1] ?? ''
    expect((await admin.post(path, [['formKey', ownKey]], { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect((await browser(server.app).post(path, [['formKey', ownKey]])).status).toBe(404)
    expect((await brandOf('8298', 'https://api.example')).status).toBe(200)
  })

  it('allows no script but its own, and no frame but the preview’s', async () => {
    const admin = await signedIn()
    for (const path of ['/admin', '/admin/brands/8183', '/admin/brands/new']) {
      const { headers, text } = await admin.load(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).not.toMatch(/ style=| on\w+=|<script(?![^>]* src=)/)
    }
    const preview = await admin.load('/admin/brands/8183/preview')
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(preview.text).toContain('<script async src="/sdk/v1/staykit.js" data-ref-id="8183">')
  })
})

describe('brands', () => {
  it('a new one works at once, with its snippet, for its own pages and the preview', async () => {
    const admin = await signedIn()
    const page = await add(admin, {
      name: 'Acme Trips',
      origins: 'https://www.acme.example\r\nhttps://m.acme.example\r\n',
      color: '#7c2d12',
      colorDark: 'rgb(240, 180, 140)',
      currency: 'EUR',
      locale: 'de-DE',
      tokens: 'stay-radius: 4px',
      'link-terms': 'https://www.acme.example/agb',
    })
    const refId = refIdOf(page)
    expect(page.words).toContain('The brand is added.')
    expect(page.words).toContain(
      `<script async src="https://api.example/sdk/v1/staykit.js" data-ref-id="${refId}"></script>`,
    )
    for (const origin of ['https://www.acme.example', 'https://m.acme.example', 'https://api.example']) {
      const { body } = await brandOf(refId, origin)
      expect(body.brand, origin).toMatchObject({
        name: 'Acme Trips',
        tokens: { 'stay-brand': 'light-dark(#7c2d12, rgb(240,180,140))', 'stay-radius': '4px' },
        currency: 'EUR',
        locale: 'de-DE',
        links: { terms: 'https://www.acme.example/agb' },
      })
    }
    expect((await brandOf(refId, 'https://other.example')).body.error.code).toBe('FORBIDDEN_ORIGIN')
    expect((await admin.load('/admin')).words).toContain(`Acme Trips ${refId} On 2`)
  })

  it('the form changes it, and leaves settings that it does not show', async () => {
    const admin = await signedIn()
    const before = (await brandOf('8184', 'https://api.example')).body.brand
    const page = await admin.load('/admin/brands/8184')
    const saved = await admin.submit(page, '/admin/brands/8184', { name: 'Meridian', flags: 'hideLoyalty' })
    expect(saved.words).toContain('Saved.')
    const after = (await brandOf('8184', 'https://api.example')).body.brand
    expect(after).toEqual({
      ...before,
      name: 'Meridian',
      flags: { ...before.flags, restrictedRates: false, socialLogin: false, hideLoyalty: true },
    })
    const both = { color: 'rgb(1 2 3)', colorDark: '#abc' }
    const coloured = await admin.submit(saved, '/admin/brands/8184', both)
    expect(coloured.text).toContain('value="rgb(1 2 3)"')
    expect(coloured.text).toContain('value="#abc"')
    const own = { color: before.tokens['stay-brand'] ?? '', colorDark: '' }
    await admin.submit(coloured, '/admin/brands/8184', own)
    const twice = await admin.submit(saved, '/admin/brands/8184')
    expect((await brandOf('8184', 'https://api.example')).body.brand).toEqual(after)
    expect(twice.status).toBe(200)
  })

  it.each([
    [{ origins: 'https://acme.example/shop' }, 'write https://acme.example'],
    [{ currency: 'XYZ' }, 'is not a currency of ISO 4217'],
    [{ color: 'url(https://evil.example)' }, 'is not a colour'],
    [{ colorDark: '#7c2d12' }, 'needs one for light pages too'],
    [{ color: '#7c2d12', colorDark: 'dark' + ':' }, 'is not a colour'],
    [{ tokens: 'color: red' }, 'is not a token'],
    [{ 'link-terms': 'javascript:alert(1)' }, 'is not a link'],
    [{ name: '' }, 'a brand needs a name'],
    [{ refId: '8183' }, 'there is already a brand 8183'],
  ])('%j shows the problem, and the typed values stay', async (values, complaint) => {
    const admin = await signedIn()
    const count = (await server.deps.db.selectFrom('brands').select('ref_id').execute()).length
    const page = await add(admin, { name: 'Typed “Name”', locale: 'pt-BR', ...values })
    expect(page.status).toBe(422)
    expect(/role="alert">([^<]*)/.exec(page.text)?.[1]?.replace(/&#34;/g, '"')).toContain(complaint)
    expect(page.text).toContain('value="pt-BR"')
    expect(await server.deps.db.selectFrom('brands').select('ref_id').execute()).toHaveLength(count)
  })

  it('hostile texts appear as text', async () => {
    const admin = await signedIn()
    const name = `<img src=x onerror=alert(1)>"'></textarea><script>alert(2)</script>`
    const page = await add(admin, { name, supportEmail: 'a@b.example' })
    const list = await admin.load('/admin')
    const refused = await add(admin, { name, currency: '<b>' })
    for (const { text, words } of [page, list, refused]) {
      expect(text).not.toMatch(/<img|<script>|<b>/)
      expect(words + text).toContain('onerror')
    }
    expect((await admin.load('/admin/brands/%3Cscript%3E')).status).toBe(404)
    expect((await admin.load(`/admin/brands/${refIdOf(page)}/preview`)).text).not.toContain('onerror')
  })

  it('a new refId: both stay valid for the grace days, then the new one alone', async () => {
    const admin = await signedIn()
    const first = refIdOf(await add(admin, { name: 'Turning', origins: 'https://turning.example' }))
    const rotated = await admin.submit(
      await admin.load(`/admin/brands/${first}`),
      `/admin/brands/${first}/rotate`,
      { grace: '3' },
    )
    const second = refIdOf(rotated)
    expect(rotated.words).toMatch(new RegExp(`${first} is good until \\d{4}-\\d\\d-\\d\\d`))
    for (const refId of [first, second])
      expect((await brandOf(refId, 'https://turning.example')).status).toBe(200)
    const third = refIdOf(await admin.submit(rotated, `/admin/brands/${second}/rotate`, { grace: '0' }))
    const codes = await Promise.all(
      [first, second, third].map(async (refId) => (await brandOf(refId, 'https://turning.example')).status),
    )
    expect(codes).toEqual([200, 404, 200])
    const response = await admin.submit(
      await admin.load(`/admin/brands/${third}`),
      `/admin/brands/${third}/rotate`,
      { grace: '' },
    )
    expect([response.status, response.words.includes('a whole number from 0 to 365')]).toEqual([422, true])
  })

  it('a disabled brand refuses its pages, and can be enabled again', async () => {
    const admin = await signedIn()
    const page = await admin.load('/admin/brands/8478')
    const off = await admin.submit(page, '/admin/brands/8478/disable')
    expect(off.words).toContain('The brand is off.')
    expect((await brandOf('8478', 'https://api.example')).body.error.code).toBe('BRAND_DISABLED')
    expect(off.text).not.toContain('<iframe')
    await admin.submit(off, '/admin/brands/8478/enable')
    expect((await brandOf('8478', 'https://api.example')).status).toBe(200)
  })
})
