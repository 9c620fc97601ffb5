import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { brand, ErrorAnswer, ResponseOf } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReleases, sdkBuild } from '../../../kernel/http/static/releases.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'
import { signedIn } from '../../booking/bookings/testing/member.ts'
import { runBrandCommand } from './command.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: 'https://api.example' })
})
afterAll(() => server.stop())

const run = (...words: string[]) => runBrandCommand(server.deps.db, words, 'https://api.example')
const refIdIn = (text: string) => /refId (?:of [^;]*? )?is ([\w-]+)/.exec(text)?.[1] ?? ''

/** Answers to a page of an origin with a refId, from servers after 5 seconds. */
async function answersFor(refId: string, origin = 'https://www.acme.example') {
  await server.deps.brands.forget()
  const path = `/api/brand?refId=${refId}`
  return server.get<ResponseOf<typeof brand> & ErrorAnswer>(path, { origin })
}

describe('brand add', () => {
  it('prints a refId that works at once, and the snippet to paste', async () => {
    const printed = await run(
      'add',
      ...[
        '--name',
        'Acme Trips',
        '--origin',
        'https://www.acme.example',
        '--origin',
        'https://m.acme.example',
      ],
      ...[
        '--color',
        '#7c2d12',
        '--color-dark',
        '#fdba74',
        '--currency',
        'EUR',
        '--locale',
        'de-DE',
        '--product',
        'hotels',
      ],
      ...['--link', 'terms=https://www.acme.example/agb?a=b', '--link', 'profile=none'],
      ...['--flag', 'restrictedRates', '--flag', 'socialLogin=false', '--support-email', 'help@acme.example'],
    )
    const refId = refIdIn(printed)
    expect(refId).toMatch(/^[2-9b-z]{8}$/)
    const script = `<script async src="https://api.example/sdk/v1/staykit.js" data-ref-id="${refId}"></script>`
    expect(printed).toContain(script)
    expect(printed).toMatch(/\n\n<stay-booking><\/stay-booking>$/)
    const { body } = await answersFor(refId)
    expect(body.brand).toMatchObject({
      refId,
      name: 'Acme Trips',
      tokens: { 'stay-brand': 'light-dark(#7c2d12, #fdba74)' },
      currency: 'EUR',
      locale: 'de-DE',
      products: ['hotels'],
      supportEmail: 'help@acme.example',
      links: { terms: 'https://www.acme.example/agb?a=b', profile: 'none' },
      flags: { restrictedRates: true, socialLogin: false, cugLite: false },
    })
    expect((await answersFor(refId, 'https://m.acme.example')).status).toBe(200)
    expect(await run('snippet', refId)).toContain(`data-ref-id="${refId}"`)
  })

  it('prints a line that allows an origin for a brand without one, and the line works', async () => {
    const printed = await run('add', '--name', 'No Origin')
    const refId = refIdIn(printed)
    expect(printed).toContain(`npx staykit brand add-origin ${refId} https://www.example.com`)
    const refused = (await answersFor(refId)).body.error
    expect(refused.code).toBe('FORBIDDEN_ORIGIN')
    const command = String(refused.details?.command).replace('npx staykit brand ', '').split(' ')
    await run(...command)
    expect((await answersFor(refId)).status).toBe(200)
    await run('remove-origin', refId, 'https://www.acme.example')
    expect((await answersFor(refId)).body.error.code).toBe('FORBIDDEN_ORIGIN')
  })

  it.each([
    [
      ['--origin', 'https://acme.example/shop'],
      '"https://acme.example/shop" is more than an origin: write https://acme.example',
    ],
    [['--origin', 'https://acme.example/'], 'write https://acme.example'],
    [['--origin', 'acme.example'], 'it begins with https://'],
    [['--origin', 'ftp://acme.example'], 'is not an origin'],
    [['--currency', 'XYZ'], '"XYZ" is not a currency of ISO 4217'],
    [['--currency', 'eur'], '"eur" is not a currency of ISO 4217: write one such as USD or EUR'],
    [['--locale', 'german'], 'write one such as fr or fr-FR'],
    [['--color', 'red;}'], 'is not a colour: write one such as #0b6b5c'],
    [['--link', 'terms'], 'is not name=address; names: home, search'],
    [['--link', 'terms=javascript:alert(1)'], 'is not a link'],
    [['--flag', 'fast'], 'is not a flag; flags: restrictedRates'],
    [['--product', 'trains'], 'products.0'],
    [['--support-email', 'nobody'], 'is not an e-mail address'],
    [['--ref-id', 'a b'], 'a refId has 1 to 32 letters'],
    [['--ref-id', '8183'], 'there is already a brand 8183'],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['--name', ''], 'a brand needs a name'],
  ])('refuses %j with the reason, and adds nothing', async (words, complaint) => {
    const before = await run('list')
    await expect(run('add', '--name', 'Bad', ...words)).rejects.toThrow(complaint)
    expect(await run('list')).toBe(before)
  })
})

describe('the phone of a brand', () => {
  it('reaches its pages with its hours', async () => {
    await run('set', '8298', 'supportPhone', '+351 21 555 0123')
    await run('set', '8298', 'supportHours', 'Mo-Fr', '08:00-20:00', 'Europe/Lisbon')
    const { body } = await answersFor('8298', server.deps.config.SITE_URL)
    expect(body.brand).toMatchObject({
      supportPhone: '+351 21 555 0123',
      supportHours: { firstDay: 1, lastDay: 5, from: '08:00', to: '20:00', timeZone: 'Europe/Lisbon' },
    })
    const other = await answersFor('8184', server.deps.config.SITE_URL)
    expect(other.body.brand).not.toHaveProperty('supportPhone')
  })

  it.each([
    ['supportPhone', 'call us', 'is not a phone number'],
    ['supportPhone', '+0 12', 'is not a phone number'],
    ['supportHours', 'always', 'are no hours: write them such as Mo-Fr 08:00-20:00 Europe/Lisbon'],
  ])('refuses %s %j with the right notation', async (key, value, complaint) => {
    await expect(run('set', '8298', key, value)).rejects.toThrow(complaint)
  })
})

describe('brand rotate', () => {
  it('creates a new refId; the old one stays valid for the printed days, for the same brand', async () => {
    const printed = await run('rotate', '8184')
    const fresh = refIdIn(printed)
    expect(printed).toContain('8184 is valid for 14 more days')
    for (const refId of ['8184', fresh]) {
      const { body } = await answersFor(refId, server.deps.config.SITE_URL)
      expect(body.brand).toMatchObject({ refId, name: 'Meridian Club' })
    }
    expect(await run('list')).toMatch(new RegExp(`${fresh}  Meridian Club; 8184 until \\d{4}-`))
  })

  it('ends the old one at once with --now, and its pages learn that it was rotated', async () => {
    const old =
      (await run('list'))
        .split('\n')
        .find((line) => line.includes('Sunsoaked'))
        ?.split(' ')[0] ?? ''
    const fresh = refIdIn(await run('rotate', old, '--now'))
    const { status, body } = await answersFor(old, server.deps.config.SITE_URL)
    expect([status, body.error.code, body.error.message]).toEqual([
      404,
      'UNKNOWN_REF_ID',
      `The reference id "${old}" has been replaced by a new one.`,
    ])
    expect(JSON.stringify(body)).not.toContain(fresh)
    expect((await answersFor(fresh, server.deps.config.SITE_URL)).status).toBe(200)
    expect(refIdIn(await run('rotate', fresh, '--now'))).not.toBe(fresh)
    await expect(run('add', '--ref-id', old, '--name', 'Thief')).rejects.toThrow('already')
  })

  it('keeps a session of the old refId valid under the new one, and at no other brand', async () => {
    const { id: userId, token } = await signedIn(
      { deps: server.deps },
      { refId: '8478', ask: async () => new Response() },
    )
    const trips = async (refId: string) =>
      (await server.post('/api/book/trips', { userId, refId }, { 'auth-token': token })).status
    expect(await trips('8478')).toBe(200)
    const fresh = refIdIn(await run('rotate', '8478', '--now'))
    await server.deps.brands.forget()
    expect([await trips(fresh), await trips('8478'), await trips('8183')]).toEqual([200, 404, 401])
  })

  it.each([
    ['--grace', '-1'],
    ['--grace', '400'],
    ['--grace', 'soon'],
    ['--grace', '3', '--now'],
  ])('refuses %s %s %s', async (...words) => {
    await expect(run('rotate', '8183', ...words.filter(Boolean))).rejects.toMatchObject({
      name: 'BrandCommandError',
    })
    expect(await run('list')).toContain('8183  Staykit')
  })
})

it('brand disable: answers pages with a code; enable reverts it', async () => {
  await run('disable', '8183')
  const { status, body } = await answersFor('8183', server.deps.config.SITE_URL)
  expect([status, body.error.code]).toEqual([403, 'BRAND_DISABLED'])
  expect(body.error.description).toContain('npx staykit brand enable 8183')
  const search = {
    location: { id: '2267057', type: 'city' },
    checkIn: '2027-01-10',
    checkOut: '2027-01-12',
    roomCount: 1,
    adultCount: 2,
    currency: 'USD',
  }
  expect((await server.post('/travel/hotels/search/', { ...search, refId: '8183' })).status).toBe(403)
  expect(await run('list')).toContain('8183  Staykit (off)')
  await run('enable', '8183')
  expect((await answersFor('8183', server.deps.config.SITE_URL)).status).toBe(200)
  expect((await server.post('/travel/hotels/search/', { ...search, refId: '8183' })).status).toBe(200)
})

it('brand snippet: prints one for an element, and one pinned to a release with its files', async () => {
  const { db, config } = server.deps
  const sdk = createReleases(sdkBuild, config.SDK_RELEASES_DIR, false)
  const snippet = (...words: string[]) =>
    runBrandCommand(db, ['snippet', '8183', ...words], 'https://api.example', sdk)
  const named = await snippet('--element', 'stay-search')
  expect(named).toMatch(/v1\/staykit\.js[\s\S]*<stay-search><\/stay-search>$/)
  // The script shows the search form; a preload would delay it.
  expect(named).not.toContain('modulepreload')
  expect(await snippet()).toMatch(/staykit\.js[\s\S]*modulepreload[\s\S]*<stay-booking>/)
  const pinned = await snippet('--pinned', '--element', 'stay-search')
  const files = [
    ...pinned.matchAll(/(?:href|src)="https:\/\/api\.example(\/sdk\/[^"]+)" integrity="([^"]+)"/g),
  ]
  expect(files.map(([, path = '']) => path.split('/').at(-1))).toEqual([
    'staykit.js',
    'reserve.css',
    'core.js',
  ])
  for (const [, path = '', integrity] of files) {
    expect((await server.get(path)).status).toBe(200)
    const bytes = readFileSync(join(sdkBuild, path.replace(/^\/sdk\/[^/]+\//, '')))
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity)
  }
  await expect(snippet('--pinned', '--element', 'core')).rejects.toMatchObject({
    name: 'BrandCommandError',
    message: 'there is no element core',
  })
  await expect(run('snippet', '8183', '--pinned')).rejects.toThrow('there is no SDK yet')
})
