import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, accountServer, PASSWORD } from './testing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

let count = 0
async function member() {
  const { identityID: id, accessToken } = await server.join(`profile${count++}@example.com`)
  const call = (method: string, path: string, body?: object) =>
    server.send(method, `/api/profile/users/${id}${path}`, body, accessToken)
  return { id, call, info: async () => (await call('GET', '')).body.data.customer }
}

/** A photo of a camera: wide, rotated, with metadata of place and owner. */
const photo = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6b5c' } })
    .withExif({ IFD0: { Copyright: 'Zyxelia Quorvath', Orientation: '6' } })
    .toFormat(format)
    .toBuffer()
const base64 = (bytes: Buffer) => bytes.toString('base64')
const request = (name: string, headers: Record<string, string> = {}) =>
  server.app.request(`/api/profile/pictures/${name}`, { headers })

describe('the profile over HTTP', () => {
  it('[ACC-199] allows the browser to cache it for 2 s, for this login alone; a read after a write is fresh', async () => {
    const { identityID, accessToken } = await server.join('kept@example.com')
    const eve = (await server.join('kept-eve@example.com')).accessToken
    const ask = async (method: string, token: string, body?: object) => {
      const answer = await server.app.request(`/api/profile/users/${identityID}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      })
      const { headers, status } = answer
      return {
        status,
        kept: headers.get('cache-control'),
        vary: headers.get('vary'),
        body: await answer.json(),
      }
    }
    const first = await ask('GET', accessToken)
    expect([first.status, first.kept]).toEqual([200, 'private, max-age=2'])
    expect(first.vary?.split(/, */)).toEqual(expect.arrayContaining(['Authorization', 'Auth-Token']))
    expect(await ask('POST', accessToken, { firstName: 'Nia' })).toMatchObject({
      status: 200,
      kept: 'no-store',
    })
    expect((await ask('GET', accessToken)).body.data.customer.firstName).toBe('Nia')
    expect(await ask('GET', eve)).toMatchObject({ status: 404, kept: 'no-store' })
  })

  it('allows a page to prevent caching', async () => {
    const preflight = { origin: 'http://localhost:5999', 'access-control-request-method': 'GET' }
    const answer = await server.app.request('/api/profile/users/x', { method: 'OPTIONS', headers: preflight })
    expect(answer.headers.get('access-control-allow-headers')).toContain('cache-control')
  })
})

describe('a member’s picture', () => {
  it('[ACC-081] keeps its id, re-encoded: square, small, without metadata of the camera', async () => {
    const { call } = await member()
    const before = await photo()
    expect(before.includes('Zyxelia')).toBe(true)
    const { status, body } = await call('POST', '/picture', { name: 'me.jpeg', picture: base64(before) })
    expect(status).toBe(200)
    const { profilePicture, profilePictureID } = body.Item
    expect(await server.deps.objects.get(profilePictureID)).toMatchObject({ type: 'image/jpeg' })
    const answer = await request(profilePicture)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const after = Buffer.from(await answer.arrayBuffer())
    expect(after.includes('Zyxelia')).toBe(false)
    expect(await sharp(after).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' })
  })

  it('becomes small in every format of cameras', async () => {
    const { call } = await member()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const large = { create: { width: 700, height: 700, channels: 3, background: '#888', noise } } as const
    // A GIF with optimal colours takes three seconds.
    const quick = { effort: 1, dither: 0 }
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const bytes = await sharp(large).toFormat(format, quick).toBuffer()
      const { body } = await call('POST', '/picture', { name: `me.${format}`, picture: base64(bytes) })
      const { size } = await (await request(body.Item.profilePicture)).blob()
      expect(size, format).toBeLessThan(330_000)
    }
  })

  it('[ACC-079] keeps the extension of its file, if it matches the content', async () => {
    const { call } = await member()
    const nameOf = async (name: string, bytes: Buffer) =>
      (await call('POST', '/picture', { name, picture: base64(bytes) })).body.Item.profilePicture
    expect(await nameOf('photo.png', await photo('png'))).toMatch(/\.png$/)
    expect(await nameOf('photo.JPEG', await photo())).toMatch(/\.jpeg$/)
    expect(await nameOf('photo.webp', await photo('webp'))).toMatch(/\.webp$/)
    expect(await nameOf('moving.gif', await photo('gif'))).toMatch(/\.gif$/)
    expect(await nameOf('lies.png', await photo())).toMatch(/\.jpg$/)
  })

  it('[ACC-080] has one id for each member, which the next picture keeps', async () => {
    const [ann, bob] = [await member(), await member()]
    const idOf = async ({ call }: typeof ann) =>
      (await call('POST', '/picture', { name: 'a.png', picture: base64(await photo('png')) })).body.Item
        .profilePictureID
    const first = await idOf(ann)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(await idOf(ann)).toBe(first)
    expect(await idOf(bob)).not.toBe(first)
  })

  it('[ACC-078] stays when the form is saved with an empty one, or with another’s', async () => {
    const { call, info } = await member()
    const { Item } = (await call('POST', '/picture', { name: 'a.png', picture: base64(await photo('png')) }))
      .body
    for (const profilePicture of ['', 'another.png'])
      await call('POST', '', { firstName: 'Ann', profilePicture, profilePictureID: profilePicture })
    expect(await info()).toMatchObject({ ...Item, firstName: 'Ann' })
  })

  it('revalidates in browsers and loads only after a change; a removed one disappears', async () => {
    const { call, info } = await member()
    const put = async (format: 'png' | 'jpeg') =>
      (await call('POST', '/picture', { name: 'a', picture: base64(await photo(format)) })).body.Item
        .profilePicture
    const name = await put('png')
    const etag = (await request(name)).headers.get('etag') ?? ''
    expect((await request(name, { 'if-none-match': etag })).status).toBe(304)
    await put('jpeg')
    expect((await request(name, { 'if-none-match': etag })).status).toBe(200)
    expect((await call('DELETE', '/picture', {})).status).toBe(200)
    expect((await request(name)).status).toBe(404)
    expect(await info()).toMatchObject({ profilePicture: '' })
  })

  it('refuses text, SVG with script, enormous images and other kinds of files', async () => {
    const { call } = await member()
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    for (const bytes of [Buffer.from('GIF89a, or so it says'), script, huge, await photo('tiff')])
      expect(await call('POST', '/picture', { name: 'a.png', picture: base64(bytes) })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: 'picture' }] } } },
      })
    const large = await call('POST', '/picture', { name: 'a.png', picture: 'A'.repeat(8_000_000) })
    const nobody = await server.send('POST', '/api/profile/users/x/picture', { picture: 'A'.repeat(70_000) })
    for (const answer of [large, nobody])
      expect(answer).toMatchObject({ status: 413, body: { error: { code: 'BODY_TOO_LARGE' } } })
  })

  it('disappears when the account is erased', async () => {
    const { call } = await member()
    const { Item } = (await call('POST', '/picture', { name: 'a.png', picture: base64(await photo('png')) }))
      .body
    expect((await call('POST', '/erase', { password: PASSWORD })).status).toBe(200)
    expect((await request(Item.profilePicture)).status).toBe(404)
    expect(await server.deps.objects.get(Item.profilePictureID)).toBeUndefined()
  })
})

describe('a member’s hotel preferences', () => {
  it('store the currency of shown prices, from the currencies of the supplier', async () => {
    const { call, info } = await member()
    await call('POST', '/preferences', { currency: 'EUR' })
    expect((await info()).preferences).toEqual({ hotels: { currency: 'EUR' } })
    const { status, body } = await call('POST', '/preferences', { currency: 'XXX' })
    expect([status, body.error.code]).toEqual([422, 'UNKNOWN_CURRENCY'])
    expect((await call('GET', '/preferences')).body.preferences.hotels).toEqual({ currency: 'EUR' })
  })

  it('[ACC-091] [ACC-093] change by a call for each kind, and appear in the profile', async () => {
    const { call, info } = await member()
    const hotels = async () => (await call('GET', '/preferences')).body.preferences.hotels
    expect(await hotels()).toEqual({})
    expect(await info()).not.toHaveProperty('preferences')
    await call('POST', '/preferences', { prices: [300, 100] })
    await call('POST', '/preferences', { stars: [5, 4, 4] })
    const { body } = await call('POST', '/preferences', { amenities: [6, 5] })
    expect(body.preferences.hotels).toEqual({ prices: [100, 300], stars: [4, 5], amenities: [5, 6] })
    expect(await hotels()).toEqual(body.preferences.hotels)
    await call('POST', '/preferences', { stars: [] })
    expect(await hotels()).toEqual({ prices: [100, 300], stars: [], amenities: [5, 6] })
    expect((await info()).preferences).toEqual({
      hotels: { prices: [100, 300], stars: [], amenities: [5, 6] },
    })
  })

  it('[ACC-092] allow the ten amenities, five stars and prices of the search, and nothing else', async () => {
    const { call } = await member()
    for (const wrong of [
      { amenities: [1] },
      { stars: [6] },
      { prices: [-1, 5] },
      { prices: [1] },
      { prices: [0, 20_001] },
    ])
      expect((await call('POST', '/preferences', wrong)).status, JSON.stringify(wrong)).toBe(400)
  })
})
