import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cognitoStandIn } from '../../adapters/cognito/testing/cognito-stand-in.ts'
import { duffelStandIn } from '../../adapters/duffel/testing/duffel-stand-in.ts'
import { liteapiStandIn } from '../../adapters/liteapi/testing/liteapi-stand-in.ts'
import { s3StandIn } from '../../adapters/s3/testing/s3-stand-in.ts'
import { storeBuilds } from '../../kernel/http/static/stored-builds.ts'
import { testDatabaseForThisTest } from '../../testing/database.ts'
import { liveReport } from './report.ts'
import { mailServer, provider, secureAddress } from './testing/stand-ins.ts'

/** Output of npm run check:live with only these variables, and its lines by subject. */
async function check(environment: Record<string, string>, ...words: string[]) {
  const { NODE_EXTRA_CA_CERTS: authority, ...variables } = environment
  const usual = getCACertificates()
  if (authority) setDefaultCACertificates([...usual, readFileSync(authority, 'utf8')])
  const { text, isRight } = await liveReport(variables, words).finally(() => setDefaultCACertificates(usual))
  const lines = text.split('\n').filter((line) => /^(ok|wrong|note) /.test(line))
  const found = lines.map((line) => {
    const [, state = '', name = '', says = ''] = /^(ok|wrong|note)\s+(.+?)\s{2,}(.*)$/.exec(line) ?? []
    return { state, name, says }
  })
  const of = (state: string) => found.filter((each) => each.state === state).map(({ name }) => name)
  return { isRight, text, of, says: (name: string) => found.find((each) => each.name === name)?.says }
}

/** Answers the requests for addresses of providers by stand-ins, since a live key goes to the provider alone. */
function answerFor(standIns: Readonly<Record<string, string>>) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const { origin } = new URL(address)
    return real(address.replace(origin, standIns[origin] ?? origin), init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const hsts = { 'strict-transport-security': 'max-age=31536000' }

/** Environment of a complete server, with stand-ins for external services. */
async function everything() {
  const database = await testDatabaseForThisTest()
  await database.db.deleteFrom('deal_codes').execute()
  // An operator may use an example brand with an own support address.
  await sql`update brands set settings = settings || '{"supportEmail": "help@stays.travel"}'`.execute(
    database.db,
  )
  const api = await secureAddress((_, response) => response.writeHead(200, hsts).end('{}'))
  const SDK_RELEASES_DIR = mkdtempSync(join(tmpdir(), 'staykit-releases-'))
  onTestFinished(() => rmSync(SDK_RELEASES_DIR, { recursive: true, force: true }))
  await storeBuilds({ SDK_RELEASES_DIR }, { error: vi.fn() })
  const webhook = { url: `${api.url}/api/payment/stripe-webhook`, status: 'enabled', enabled_events: ['*'] }
  const stripe = { '/v1/balance': {}, '/v1/webhook_endpoints': { data: [webhook] } }
  answerFor({
    'https://api.stripe.com': await provider(stripe, 'sk_live_right'),
    'https://api.duffel.com': await provider({ '/stays/bookings': { data: [] } }, 'duffel_live_right'),
  })
  return {
    database,
    environment: {
      NODE_EXTRA_CA_CERTS: api.authority,
      DATABASE_URL: database.url,
      AUTH_SECRET: '0123456789abcdef0123456789abcdef',
      METRICS_TOKEN: '0123456789abcdef0123456789abcdef',
      SITE_SECRET: '0123456789abcdef0123456789abcdef',
      TRUST_PROXY: '1',
      SDK_RELEASES_DIR,
      PUBLIC_URL: api.url,
      SITE_URL: api.url,
      STRIPE_SECRET_KEY: 'sk_live_right',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_right',
      STRIPE_WEBHOOK_SECRET: 'whsec_right',
      DUFFEL_ACCESS_TOKEN: 'duffel_live_right',
      EXCHANGE_RATES_URL: `${await provider({ '/latest': "<Cube currency='USD' rate='1.08'/>" })}/latest`,
      OTEL_EXPORTER_OTLP_ENDPOINT: await provider({ '/v1/traces': {} }, 'collector right'),
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector%20right',
      SMTP_URL: `smtp://user:right@${await mailServer()}`,
      MAIL_FROM: 'Stays <stays@stays.travel>',
    },
  }
}

it('reports no problem when everything is set, reachable and right', async () => {
  const { environment } = await everything()
  const { isRight, text, of, says } = await check(environment)
  expect(of('wrong'), text).toEqual([])
  expect(isRight).toBe(true)
  expect(text).toMatch(/Nothing is wrong\.$/)
  const names = [
    'environment',
    'AUTH_SECRET',
    'database',
    'migrations',
    'connections',
    'clock of the database',
  ]
  const outside = [
    'brand of the site',
    'Stripe',
    'Stripe’s webhook',
    'clock',
    'Duffel',
    'rates of exchange',
    'mail',
    'traces',
  ]
  const addresses = ['API: DNS', 'API: certificate', 'API', 'site: DNS', 'site: certificate', 'site']
  expect(of('ok')).toEqual(expect.arrayContaining([...names, ...outside, ...addresses]))
  expect(says('database')).toMatch(/^PostgreSQL \d+/)
  for (const secret of [
    environment.AUTH_SECRET,
    'sk_live_right',
    'whsec_right',
    'duffel_live_right',
    'user:right',
    'collector right',
  ])
    expect(text).not.toContain(secret)
})

it('names each problem with its fix', async () => {
  const { environment, database } = await everything()
  await database.db
    .insertInto('deal_codes')
    .values({ code: 'STAY60', percent: 60, valid_until: null })
    .execute()
  const old = await secureAddress((_, response) => response.writeHead(502).end(), 5)
  const broken = {
    ...environment,
    NODE_EXTRA_CA_CERTS: old.authority,
    AUTH_SECRET: 'x'.repeat(40),
    SITE_SECRET: '',
    TRUST_PROXY: '0',
    SITE_URL: old.url,
    SITE_REF_ID: '9999',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_other',
    STRIPE_WEBHOOK_SECRET: 'secret',
    DUFFEL_ACCESS_TOKEN: 'duffel_live_other',
    EXCHANGE_RATES_URL: `${environment.EXCHANGE_RATES_URL}/none`,
    OTEL_EXPORTER_OTLP_HEADERS: '',
    SMTP_URL: environment.SMTP_URL.replace('right', 'guess'),
    MAIL_FROM: 'Stays <stays@example.com>',
  }
  const { isRight, text, of, says } = await check(broken)
  expect(isRight).toBe(false)
  const settings = ['AUTH_SECRET', 'SITE_SECRET', 'TRUST_PROXY', 'brand of the site', 'left by development']
  const outside = [
    'STRIPE_PUBLISHABLE_KEY',
    'Stripe’s webhook',
    'Duffel',
    'rates of exchange',
    'mail',
    'traces',
  ]
  // The authority of the other address is unknown in this run.
  expect(of('wrong').sort(), text).toEqual(
    [...settings, ...outside, 'API: certificate', 'site: certificate'].sort(),
  )
  expect(says('site: certificate')).toMatch(/ends in \d days/)
  expect(says('left by development')).toContain('STAY60')
  const stripe = await check({ ...environment, STRIPE_SECRET_KEY: 'sk_live_other', SITE_URL: `${old.url}/x` })
  expect(stripe.of('wrong')).toEqual(['left by development', 'Stripe', 'site: certificate'])
})

it('asks for the events of payments, setups and disputes, and reports an odd answer in words', async () => {
  const { environment } = await everything()
  const url = `${environment.PUBLIC_URL}/api/payment/stripe-webhook`
  const webhookAt = async (answer: object) => {
    const answers = { '/v1/balance': {}, '/v1/webhook_endpoints': answer }
    const STRIPE_API_BASE = await provider(answers, 'sk_live_right')
    const { text, says } = await check({ ...environment, STRIPE_API_BASE }, '--before-start')
    expect(text).not.toMatch(/"code"|\[\n/)
    return [says('Stripe’s webhook'), says('Stripe')].join()
  }
  const few = { url, status: 'enabled', enabled_events: ['payment_intent.payment_failed'] }
  expect(await webhookAt({ data: [few] })).toContain(
    'does not receive payment_intent.canceled, setup_intent.setup_failed, charge.dispute.created, charge.dispute.updated, charge.dispute.closed, charge.dispute.funds_withdrawn, charge.dispute.funds_reinstated: add them there',
  )
  expect(await webhookAt({ endpoints: [few] })).toContain('answers in another form than documented')
})

it('reports exchange rates that are a week old', async () => {
  const { environment } = await everything()
  const file = "<Cube time='2026-01-02'><Cube currency='USD' rate='1.08'/></Cube>"
  const EXCHANGE_RATES_URL = `${await provider({ '/day': file })}/day`
  const { says } = await check({ ...environment, EXCHANGE_RATES_URL }, '--before-start')
  expect(says('rates of exchange')).toMatch(/^are of 2026-01-02, too old/)
})

it('reports that the servers have not stored the build', async () => {
  const { environment } = await everything()
  const { of, says } = await check({ ...environment, SDK_RELEASES_DIR: '/nowhere' })
  expect(of('wrong')).toEqual(['SDK_RELEASES_DIR'])
  expect(says('SDK_RELEASES_DIR')).toContain('/nowhere has not this build')
  const release = join(environment.SDK_RELEASES_DIR, '0.0.1')
  mkdirSync(release)
  writeFileSync(join(release, 'manifest.json'), JSON.stringify({ version: '0.0.1', hashed: [] }))
  const older = await check(environment)
  expect(older.isRight).toBe(true)
  expect(older.says('SDK_RELEASES_DIR')).toMatch(/^pages get the release 0\.0\.1; npm run release \d/)
})

it('names missing and unreachable services; before the start no address has to answer', async () => {
  const { environment } = await everything()
  const nowhere = {
    ...environment,
    DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://nowhere.invalid',
    MAIL_FROM: '',
  }
  const { isRight, text, of } = await check(nowhere)
  expect(isRight).toBe(false)
  expect(of('wrong')).toEqual(expect.arrayContaining(['MAIL_FROM', 'database', 'Stripe', 'mail', 'API: DNS']))
  expect(text).not.toContain('hidden')
  const before = await check({ ...environment, PUBLIC_URL: environment.PUBLIC_URL }, '--before-start')
  expect(before.of('ok')).not.toContain('API: DNS')
  expect(before.isRight, before.text).toBe(true)
})

it('checks that the platform of members has its own name', async () => {
  const answers: Record<string, unknown> = {}
  const url = await provider(answers)
  const platform = { PLATFORM_URL: url, PLATFORM_CLIENT_ID: 'staykit', PLATFORM_CLIENT_SECRET: 'secret' }
  const PUBLIC_URL = 'https://api.example.com'
  const found = async () => check({ ...platform, PUBLIC_URL }, '--before-start')
  expect((await found()).says('platform')).toMatch(/is no OpenID provider \(404\)/)
  const path = '/.well-known/openid-configuration'
  answers[path] = { issuer: 'https://other.example', token_endpoint: 'x' }
  expect((await found()).says('platform')).toMatch(/^names itself https:\/\/other\.example/)
  answers[path] = { issuer: url, token_endpoint: 'x' }
  const right = await found()
  expect(right.of('ok')).toContain('platform')
  expect(right.says('platform’s way back')).toContain(`${PUBLIC_URL}/api/auth/social/platform/callback`)
})

it('checks that pool and bucket are reachable and have the right settings', async () => {
  const [pool, bucket] = [await cognitoStandIn(), await s3StandIn()]
  onTestFinished(() => Promise.all([pool.close(), bucket.close()]).then(() => undefined))
  const amazon = { ...pool.environment, ...bucket.environment, COGNITO_QA: 'true' }
  const named = ['user pool', 'its user names', 'its client', 'unknown users', 'its passwords', 'bucket']
  const right = await check(amazon, '--before-start')
  expect(right.of('ok'), right.text).toEqual(expect.arrayContaining(named))
  expect(right.text).not.toContain(pool.settings.clientSecret)
  expect(right.text).not.toContain(String(bucket.environment.AWS_SECRET_ACCESS_KEY))

  pool.settings.preventsExistenceErrors = false
  pool.settings.poolName = 'production'
  const other = await check({ ...amazon, S3_BUCKET: 'of-others' }, '--before-start')
  expect(other.of('wrong')).toEqual(expect.arrayContaining(['user pool', 'unknown users', 'bucket']))
  expect(other.says('bucket')).toContain('of-others')
  const stranger = await check({ ...amazon, AWS_SECRET_ACCESS_KEY: 'guess' }, '--before-start')
  expect(stranger.of('wrong')).toEqual(expect.arrayContaining(['user pool', 'bucket']))
  expect(stranger.text).not.toContain('guess')
})

it('drills the supplier of a test key from search to cancellation, and says what it did', async () => {
  const [duffel, liteapi] = await Promise.all([duffelStandIn(), liteapiStandIn({ key: 'sand_right' })])
  onTestFinished(() => Promise.all([duffel.close(), liteapi.close()]).then(() => undefined))
  const file = "<Cube currency='USD' rate='1.08'/>"
  const EXCHANGE_RATES_URL = `${await provider({ '/day': file })}/day`
  const steps = ['search', 'rates', 'price', 'book', 'find', 'list', 'cancel'].map((step) => `drill: ${step}`)
  const byDuffel = { DUFFEL_ACCESS_TOKEN: duffel.token, DUFFEL_API_BASE: duffel.url, EXCHANGE_RATES_URL }
  const byLiteapi = { LITEAPI_KEY: liteapi.key, LITEAPI_API_BASE: liteapi.url, EXCHANGE_RATES_URL }
  for (const [environment, found] of [
    [byDuffel, /^36 hotels of duffel in Henderson Island for the night of \d{4}-/],
    [byLiteapi, /^30 hotels of liteapi in Lisbon for the night of \d{4}-/],
  ] as const) {
    const { of, says, text } = await check(environment, '--before-start')
    expect(of('ok'), text).toEqual(expect.arrayContaining(steps))
    expect(says('drill: search')).toMatch(found)
    expect(says('drill: cancel')).toMatch(/ is cancelled$/)
    expect(text).not.toMatch(/sand_right|duffel_test_stand-in/)
  }
  const both = await check({ ...byDuffel, ...byLiteapi }, '--before-start')
  expect(both.of('ok').filter((name) => name === 'drill: cancel')).toHaveLength(2)
  expect(
    [duffel.bookings, liteapi.bookings].map((all) => all.map(({ status }) => status.toLowerCase())),
  ).toEqual([
    ['cancelled', 'cancelled'],
    ['cancelled', 'cancelled'],
  ])
})

it('cancels what a failed drill has booked, and drills no live key', async () => {
  const liteapi = await liteapiStandIn({ key: 'sand_right' })
  onTestFinished(() => liteapi.close())
  const file = "<Cube currency='USD' rate='1.08'/>"
  const EXCHANGE_RATES_URL = `${await provider({ '/day': file })}/day`
  const environment = { LITEAPI_KEY: liteapi.key, LITEAPI_API_BASE: liteapi.url, EXCHANGE_RATES_URL }
  liteapi.failAt('GET /bookings/', 500)
  const failed = await check(environment, '--before-start')
  expect(failed.of('wrong')).toContain('drill: list')
  expect(failed.says('drill: cancel')).toMatch(/ is cancelled$/)
  const wrong = await check({ ...environment, LITEAPI_KEY: 'sand_wrong' }, '--before-start')
  expect(wrong.says('LiteAPI')).toMatch(/does not take LITEAPI_KEY/)
  expect(wrong.says('drill: search')).toBeUndefined()
  const live = await liteapiStandIn()
  onTestFinished(() => live.close())
  const real = { ...environment, LITEAPI_KEY: live.key, LITEAPI_API_BASE: live.url }
  const { of } = await check(real, '--before-start')
  expect(of('ok')).toContain('LiteAPI')
  expect(live.seen).toEqual(['GET /data/countries'])
})
