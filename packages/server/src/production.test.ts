import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openWorld } from './compose.ts'
import { type Config, readConfig, repositoryRoot } from './config.ts'
import { openDatabase } from './kernel/db/database.ts'
import { readManifest } from './kernel/http/static/built-files.ts'
import { type Manifest, sdkBuild } from './kernel/http/static/releases.ts'
import type { Supplier } from './ports/supplier.ts'
import { createSuppliers } from './ports/suppliers.ts'
import { type RunningServer, StartError, startServer } from './server.ts'
import { testDatabaseForThisTest } from './testing/database.ts'

const releases = mkdtempSync(join(tmpdir(), 'staykit-releases-'))
afterAll(() => rmSync(releases, { recursive: true, force: true }))

const live = (DATABASE_URL: string, more: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DRAIN_SECONDS: '0',
    SDK_RELEASES_DIR: releases,
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://api.example.com',
    SITE_URL: 'https://www.example.com',
    DATABASE_URL,
    DUFFEL_ACCESS_TOKEN: 'duffel_test_x',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    EXCHANGE_RATES_URL: 'http://127.0.0.1:1/rates',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Stays <stays@example.com>',
    ...more,
  })

/** No test here books a room, and all tests share the index of places: tests/operations opens the other one. */
const overrides = {
  suppliers: createSuppliers([{ name: 'none' } as Supplier]),
  places: await openWorld(join(repositoryRoot, '.staykit')),
}

async function asAdmin(statement: string): Promise<string> {
  const template = inject('templateUrl')
  const client = new pg.Client({ connectionString: template.replace(/\/staykit$/, '/postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
  return template
}

describe('a production server on a new database', () => {
  const name = `live_${randomBytes(6).toString('hex')}`
  let server: RunningServer
  let url: string

  beforeAll(async () => {
    url = (await asAdmin(`create database ${name}`)).replace(/\/staykit$/, `/${name}`)
    server = await startServer(live(url), url, overrides)
  })
  afterAll(async () => {
    await server?.stop()
    await asAdmin(`drop database if exists ${name} with (force)`)
  })

  it('has no deal codes, no demo member, and only the brands that are added', async () => {
    const { db, identity } = server.deps
    expect(await db.selectFrom('deal_codes').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('brands').selectAll().execute()).toEqual([])
    expect(await identity.find('demo@staykit.test')).toBeUndefined()
  })

  it('accepts cards, and no sandbox payments', async () => {
    const { cards, wallet, bitcoin, artifacts } = server.deps
    expect([cards.provider, wallet.provider, bitcoin.provider]).toEqual(['stripe', 'none', 'none'])
    expect(artifacts).toBeUndefined()
    for (const [method, path] of [
      ['GET', '/dev'],
      ['GET', '/dev/mail'],
      ['GET', '/dev/bitcoin'],
      ['POST', '/payment/card-frame/confirm'],
      ['GET', '/platform/api/v1/booking/balances'],
      ['POST', '/api/payment/create-bitcoin-source'],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method })
      expect(answer.status, path).toBe(404)
    }
  })

  it('stores its build for the pages that are open at the next update', async () => {
    const { hashed } = (await readManifest<Manifest>(sdkBuild)) ?? { hashed: [] }
    expect(hashed.length).toBeGreaterThan(0)
    expect(hashed.filter((file) => !existsSync(join(releases, 'builds/sdk', file)))).toEqual([])
  })

  it('serves the files of another build of the card frame, and no others', async () => {
    const stored = join(releases, 'builds/card-frame')
    writeFileSync(join(stored, 'frame-0ther.js'), 'export {}')
    writeFileSync(join(releases, 'secret.js'), 'export {}')
    const status = async (file: string) =>
      (await fetch(`http://127.0.0.1:${server.port}/payment/card-frame/${file}`)).status
    expect(await status('frame-0ther.js')).toBe(200)
    for (const file of ['frame-none.js', '..%2f..%2fsecret.js', '%2e%2e/%2e%2e/secret.js'])
      expect(await status(file), file).toBe(404)
  })

  it('sends HSTS', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`)
    expect(headers.get('strict-transport-security')).toMatch('max-age=31536000')
  })
})

describe('a database with leftover rows of development', () => {
  it('prevents the start, with a line for each public credential', async () => {
    const { url, db } = await testDatabaseForThisTest()
    const start = () => startServer(live(url), url, overrides)
    const refused = await start().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(/WELCOME25.*\n.*STAY60.*\n.*SPRING20.*\n.*brand 8183/)
    await db.deleteFrom('deal_codes').execute()
    await db.deleteFrom('brands').execute()
    const server = await start()
    await server.deps.identity.register('demo@staykit.test', 'x')
    await server.stop()
    await expect(start()).rejects.toThrow('demo@staykit.test')
  })

  it('prevents the start with what was paid and booked in the sandbox', async () => {
    const { url, db } = await testDatabaseForThisTest()
    await db.deleteFrom('deal_codes').execute()
    await db.deleteFrom('brands').execute()
    await db.insertInto('sandbox_coins').values({ owner: 'ann', symbol: 'LIFE', amount_units: 5 }).execute()
    await expect(startServer(live(url), url, overrides)).rejects.toThrow(
      'the database has coins of the sandbox',
    )
  })

  it('lets no demo member into a demonstration, which says how to remove it', async () => {
    const { url, db } = await testDatabaseForThisTest()
    await db.deleteFrom('deal_codes').execute()
    const start = (more: Record<string, string>) => startServer(live(url, { SANDBOX: 'true', ...more }), url)
    const development = await start({ NODE_ENV: 'development' })
    expect(await development.deps.identity.find('demo@staykit.test')).toBeDefined()
    await development.stop()
    await db.deleteFrom('deal_codes').execute()
    await expect(start({})).rejects.toThrow(/demo member demo@staykit\.test: use a new database/)
  })

  it('works for a demonstration, without new codes or a demo member', async () => {
    const { url, db } = await testDatabaseForThisTest()
    await db.deleteFrom('deal_codes').execute()
    const server = await startServer(live(url, { SANDBOX: 'true' }), url)
    await server.stop()
    const after = openDatabase(url, 1)
    expect(await after.db.selectFrom('deal_codes').selectAll().execute()).toEqual([])
    await after.close()
  })
})
