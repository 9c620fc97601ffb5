import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { brand, ResponseOf } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testConfig, testServer, testServerForThisTest } from '../../../testing/server.ts'
import { createBrands } from './brands.ts'
import { runBrandCommand } from './command.ts'
import { seedBrands } from './seed.ts'
import { brandSettings, flagNames } from './settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('GET /api/brand', () => {
  it('[ACC-005] returns the brand of a reference id, without its origins', async () => {
    for (const [refId, settings] of Object.entries(seedBrands)) {
      const { body } = await server.get<ResponseOf<typeof brand>>(`/api/brand?refId=${refId}`)
      expect(body.brand).toMatchObject({
        refId,
        name: settings.name,
        flags: settings.flags,
        products: settings.products,
      })
      expect(body.brand).not.toHaveProperty('origins')
      expect(body.brand.payments).toEqual({
        provider: 'sandbox',
        statement: 'STAYKIT SANDBOX',
        bitcoin: true,
        wallet: true,
      })
    }
  })

  it('[PLT-022] has the public key of the configuration; no source contains any', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    for (const STRIPE_PUBLISHABLE_KEY of ['pk_test_one', 'pk_test_two']) {
      const other = await testServerForThisTest({ ...keys, STRIPE_PUBLISHABLE_KEY })
      const { body } = await other.get<ResponseOf<typeof brand>>('/api/brand?refId=8183')
      expect(body.brand.payments.publishableKey).toBe(STRIPE_PUBLISHABLE_KEY)
    }
    // Keys of the card provider, of maps and of logins, and the beginnings of keys of any kind.
    const key =
      /\b(pk|sk|rk)_(test|live)_\w{6,}|\bAIza[\w-]{30,}|\d{9,}-\w{20,}\.apps\.googleusercontent|-----BEGIN [A-Z ]*KEY/
    const root = fileURLToPath(new URL('../../../../../..', import.meta.url))
    const found = ['packages', 'sdk/src', 'sdk/build', 'site/src', 'scripts', 'examples/self-hosted'].flatMap(
      (folder) =>
        readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|mjs|cjs|js|yaml)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((file) => !/\.test\.|\/testing\/|node_modules|\/dist\//.test(file))
          .filter((file) => key.test(readFileSync(file, 'utf8'))),
    )
    expect(found).toEqual([])
    expect(key.test(`const key = 'pk_live_${'4'.repeat(24)}'`)).toBe(true)
  })

  it('never answers an unknown reference id with a default brand', async () => {
    const { status, body } = await server.get<{ error: object }>('/api/brand?refId=9999')
    expect(status).toBe(404)
    expect(body).toEqual({
      error: expect.objectContaining({ code: 'UNKNOWN_REF_ID', message: expect.stringContaining('"9999"') }),
    })
    expect((await server.get('/api/brand')).status).toBe(400)
  })

  it('returns terms and privacy as absolute addresses: a partner’s host has no such path', async () => {
    const other = await testServerForThisTest({ SITE_URL: 'https://stay.example' })
    const { body } = await other.get<ResponseOf<typeof brand>>('/api/brand?refId=8183')
    expect(body.brand.links).toMatchObject({
      search: expect.stringMatching(/^\/search\//),
      terms: 'https://stay.example/help/terms',
      privacy: 'https://stay.example/help/privacy',
    })
  })

  it('allows browsers to cache it only for the page of the call, of any origin or none', async () => {
    for (const origin of [undefined, server.deps.config.SITE_URL]) {
      const { headers } = await server.get('/api/brand?refId=8183', origin ? { origin } : {})
      expect(headers.get('cache-control')).toBe('public, max-age=60')
      expect(headers.get('vary')).toContain('Origin')
    }
  })

  it('returns the seeds with their settings', () => {
    for (const settings of Object.values(seedBrands))
      expect(() => brandSettings.parse(settings)).not.toThrow()
  })
})

describe('the partner', () => {
  const partnerWith = async (environment: Record<string, string>) => {
    const other = await testServerForThisTest(environment)
    const { body } = await other.get<ResponseOf<typeof brand>>('/api/brand?refId=8183')
    return body.brand.partner
  }

  it('[AQ-52] [OQ-52] comes from the configuration, by host or by address', async () => {
    const PARTNER_HOST = 'travel.example'
    expect(await partnerWith({ PARTNER_HOST })).toEqual({ host: 'travel.example', qa: true })
    const PARTNER_URL = 'https://go.travel.example/'
    expect(await partnerWith({ PARTNER_HOST, PARTNER_URL, PARTNER_QA: 'false' })).toEqual({
      host: 'travel.example',
      qa: false,
      origin: 'https://go.travel.example',
    })
    expect(await partnerWith({ PARTNER_URL })).toMatchObject({
      host: 'go.travel.example',
      origin: 'https://go.travel.example',
    })
  })

  it('[OQ-52] needs a setting in production; elsewhere it is a page of the sandbox that shows all its input', async () => {
    const production = {
      NODE_ENV: 'production',
      SANDBOX: 'true',
      AUTH_SECRET: 'x'.repeat(40),
      LOG_LEVEL: 'silent',
    }
    expect(await partnerWith(production)).toBeUndefined()
    const origin = (await partnerWith({ PUBLIC_URL: 'http://localhost:1234' }))?.origin
    expect(origin).toBe('http://localhost:1234/dev/partner')
    const response = await server.app.request(`${origin}/flights/results/?from_city_1=%3Cb%3ELisbon&adults=2`)
    const page = await response.text()
    for (const text of [
      'Your flight search continues',
      '/flights/results/',
      'from_city_1',
      '&#60;b&#62;Lisbon',
      'adults',
    ])
      expect(page).toContain(text)
    expect(page).toContain(`href="${server.deps.config.SITE_URL}"`)
    expect(await partnerWith({ PUBLIC_URL: 'http://api.test' })).toBeUndefined()
    const closed = await testServerForThisTest(production)
    expect((await closed.app.request('/dev/partner/flights/results/?adults=2')).status).toBe(404)
  })
})

describe('the brand command', () => {
  const run = (...words: string[]) => runBrandCommand(server.deps.db, words)

  it('changes one value, also a nested one, and servers see it', async () => {
    await run('set', '8298', 'flags.hideLoyalty', 'true')
    await run('set', '8298', 'name', 'Sun', 'Club')
    const fresh = createBrands(testConfig(), server.deps.db)
    expect(await fresh.of('8298')).toMatchObject({
      name: 'Sun Club',
      flags: { hideLoyalty: true, cugLite: true },
    })
    expect(await run('list')).toContain('8298  Sun Club')
    expect(JSON.parse(await run('show', '8298')).name).toBe('Sun Club')
  })

  it('[PLT-019] [OQ-59] has a default for each flag, and can set it', async () => {
    await run('add', 'flags', 'Flags')
    const wire = async () => {
      await server.deps.brands.forget()
      return (await server.get<ResponseOf<typeof brand>>('/api/brand?refId=flags')).body.brand
    }
    const first = await wire()
    expect(first.products).toEqual(['hotels', 'flights', 'cars'])
    expect(first.flags).toEqual({
      restrictedRates: false,
      userAuthRequired: false,
      cugLite: false,
      hideLoyalty: false,
      cardManagement: true,
      socialLogin: true,
      enablePlatformAuth: false,
      suppressPricecoin: false,
      memberPrices: false,
    })
    expect(Object.keys(first.flags).sort()).toEqual([...flagNames].sort())
    await run('set', 'flags', 'products', '["cars"]')
    for (const [name, value] of Object.entries(first.flags))
      await run('set', 'flags', `flags.${name}`, String(!value))
    const then = await wire()
    expect(then.products).toEqual(['cars'])
    for (const [name, value] of Object.entries(first.flags))
      expect([name, then.flags[name as 'cugLite']]).toEqual([name, !value])
  })

  it('adds a brand once', async () => {
    await run('add', 'acme', 'Acme', 'Trips')
    await run('set', 'acme', 'origins', '["https://trips.acme.example"]')
    const brands = createBrands(
      testConfig({ NODE_ENV: 'production', SANDBOX: 'true', AUTH_SECRET: 'x'.repeat(32) }),
      server.deps.db,
    )
    expect(await brands.isAllowedOrigin('https://trips.acme.example')).toBe(true)
    expect(await brands.isAllowedOrigin('https://acme.example')).toBe(false)
    expect(await brands.check('acme', 'https://trips.acme.example')).toMatchObject({ name: 'Acme Trips' })
    await expect(brands.check('8183', 'https://trips.acme.example')).rejects.toMatchObject({
      code: 'FORBIDDEN_ORIGIN',
    })
    await expect(run('add', 'acme', 'Again')).rejects.toThrow('already')
  })

  it.each([
    [['set', '8183', 'flags.nonsense', 'true']],
    [['set', '8183', 'products', '["trains"]']],
    [['set', '8183', 'origins', '["https://x.example/path"]']],
    [['set', '8183', 'tokens', '{"color":"red"}']],
    [['set', '0000', 'name', 'X']],
    [['set', '8183']],
    [[]],
  ])('refuses %j and changes nothing', async (words) => {
    const before = await run('show', '8183')
    await expect(runBrandCommand(server.deps.db, words)).rejects.toMatchObject({ name: 'BrandCommandError' })
    expect(await run('show', '8183')).toBe(before)
  })
})
