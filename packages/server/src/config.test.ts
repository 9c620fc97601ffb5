import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ConfigError, environmentSchema, readConfig, repositoryRoot } from './config.ts'

/** Variables that only the site's own server reads. */
function siteVariables(): string[] {
  const folder = join(repositoryRoot, 'site/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|astro)$/.test(file),
  )
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const direct = [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name)
  const together = [...text.matchAll(/\{([^{}]*)\} = process\.env/g)].flatMap(([, names = '']) => [
    ...names.matchAll(/([A-Z_]{3,})\b(?=[^,]*(?:,|\s*$))/g),
  ])
  return [...direct, ...together.map(([, name = '']) => name)]
}

function problems(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

/** Environment of a server in production. */
const live = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://api.example.com',
  SITE_URL: 'https://www.example.com',
  DATABASE_URL: 'postgres://db.example.com/staykit?sslmode=verify-full',
  DUFFEL_ACCESS_TOKEN: 'duffel_live_x',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'Stays <stays@example.com>',
}

const btcpay = { BTCPAY_URL: 'https://btcpay.test', BTCPAY_API_KEY: 'k', BTCPAY_STORE_ID: 's' }

describe('configuration', () => {
  it('.env.example lists exactly the variables that the code reads', () => {
    const example = readFileSync(join(repositoryRoot, '.env.example'), 'utf8')
    const listed = [...example.matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name)
    const read = new Set([...Object.keys(environmentSchema.shape), ...siteVariables()])
    expect(listed.sort()).toEqual([...read].sort())
  })

  it.each(['development', 'production'])(
    'refuses real rooms with sandbox or test money, and real cards or bitcoin with sandbox rooms, in %s',
    (NODE_ENV) => {
      const rooms = { none: '', test: 'duffel_test_x', live: 'duffel_live_x' }
      const cards = { none: '', test: 'sk_test_x', restricted: 'rk_live_x', live: 'sk_live_x' }
      const coins = { no: {}, test: { ...btcpay, BTCPAY_NETWORK: 'test' }, main: btcpay }
      const refusedWith = (coin: keyof typeof coins) =>
        Object.entries(rooms).flatMap(([room, DUFFEL_ACCESS_TOKEN]) =>
          Object.entries(cards).flatMap(([card, STRIPE_SECRET_KEY]) =>
            ['true', 'false'].flatMap((SANDBOX) => {
              const stripe = STRIPE_SECRET_KEY
                ? { STRIPE_SECRET_KEY }
                : { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
              const settings = { NODE_ENV, DUFFEL_ACCESS_TOKEN, ...stripe, SANDBOX, ...coins[coin] }
              const isMixed = problems({ ...live, ...settings }).some((line) => /real/.test(line))
              return isMixed ? [`${room} rooms, ${card} cards${SANDBOX === 'true' ? ', sandbox' : ''}`] : []
            }),
          ),
        )
      const refused = refusedWith('no')
      expect(refused).toEqual([
        'none rooms, restricted cards, sandbox',
        'none rooms, restricted cards',
        'none rooms, live cards, sandbox',
        'none rooms, live cards',
        'test rooms, restricted cards, sandbox',
        'test rooms, restricted cards',
        'test rooms, live cards, sandbox',
        'test rooms, live cards',
        'live rooms, none cards, sandbox',
        'live rooms, none cards',
        'live rooms, test cards, sandbox',
        'live rooms, test cards',
        'live rooms, restricted cards, sandbox',
        'live rooms, live cards, sandbox',
      ])
      // Coins of the main network need live rooms, and those of a test network must not pay for them.
      const isLive = (mixture: string) => mixture.startsWith('live rooms')
      expect(refusedWith('main').filter((mixture) => !isLive(mixture))).toHaveLength(16)
      expect(refusedWith('main').filter(isLive)).toEqual(refused.filter(isLive))
      expect(refusedWith('test').filter(isLive)).toHaveLength(8)
      expect(refusedWith('test').filter((mixture) => !isLive(mixture))).toEqual(
        refused.filter((mixture) => !isLive(mixture)),
      )
    },
  )

  it('sells rooms of LiteAPI instead of Duffel, or beside it, by the same rules of real and test money', () => {
    const { DUFFEL_ACCESS_TOKEN, ...others } = live
    const mode = { NODE_ENV: 'production', SANDBOX: 'false' }
    expect(problems({ ...mode, ...others, LITEAPI_KEY: 'prod_x' })).toEqual([])
    expect(problems({ ...mode, ...others, LITEAPI_KEY: 'sand_x' })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY .* or a live LITEAPI_KEY$/),
    ])
    const test = { ...others, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }
    expect(problems({ ...mode, ...test, LITEAPI_KEY: 'sand_x' })).toEqual([])
    expect(problems({ ...mode, ...test, LITEAPI_KEY: 'prod_x' })).toEqual([
      expect.stringMatching(/^LITEAPI_KEY books real rooms/),
    ])
    const both = { ...mode, ...live, DUFFEL_ACCESS_TOKEN }
    expect(problems({ ...both, LITEAPI_KEY: 'prod_x' })).toEqual([])
    expect(problems({ ...both, LITEAPI_KEY: 'sand_x' })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY .* or a live LITEAPI_KEY$/),
    ])
    expect(problems({ ...both, LITEAPI_KEY: 'sand_x', SUPPLIERS: 'duffel' })).toEqual([])
    expect(problems({ ...both, SUPPLIERS: 'liteapi,duffel' })).toEqual([
      expect.stringMatching(/^SUPPLIERS names liteapi, which has no settings/),
    ])
  })

  it('refuses keys of Stripe of two modes, and a live key for another address than its provider', () => {
    const base = 'https://stand-in.example.com'
    const { DUFFEL_ACCESS_TOKEN, ...others } = live
    expect(problems({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is of test mode and STRIPE_SECRET_KEY of live mode: set both of one mode',
    ])
    for (const [settings, name] of [
      [{ ...live, STRIPE_API_BASE: base }, 'STRIPE_API_BASE'],
      [{ ...live, DUFFEL_API_BASE: base }, 'DUFFEL_API_BASE'],
      [{ ...others, LITEAPI_KEY: 'prod_x', LITEAPI_API_BASE: base }, 'LITEAPI_API_BASE'],
    ] as const)
      expect(problems(settings)).toEqual([expect.stringMatching(`^${name} sends a live`)])
  })

  it('needs no variable in development, and stores the secret that it generates', () => {
    const STAYKIT_HOME = mkdtempSync(join(tmpdir(), 'staykit-config-'))
    onTestFinished(() => rmSync(STAYKIT_HOME, { recursive: true }))
    const config = readConfig({ STAYKIT_HOME })
    expect(config).toMatchObject({ NODE_ENV: 'development', PORT: 8787, PUBLIC_URL: 'http://localhost:8787' })
    expect(config.AUTH_SECRET).toHaveLength(64)
    expect(readConfig({ STAYKIT_HOME }).AUTH_SECRET).toBe(config.AUTH_SECRET)
    expect(statSync(join(STAYKIT_HOME, 'auth-secret')).mode & 0o077).toBe(0)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT is not usable'],
    [{ PORT: '70000' }, 'PORT is not usable'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is not usable'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL is not usable'],
    [{ DATABASE_URL: 'postgres://staykit:a/b+c=@db/x' }, 'DATABASE_URL is not usable .*openssl rand -hex 24'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET is not usable'],
    [{ AUTH_SECRET: `${'x'.repeat(40)}\n` }, 'AUTH_SECRET is not usable .*line break'],
    [{ ADMIN_TOKEN: 'a token of four words' }, 'ADMIN_TOKEN is not usable .*space'],
    [{ NODE_ENV: 'production', SANDBOX: 'true' }, 'AUTH_SECRET is missing'],
    [{ ...live, PUBLIC_URL: 'http://api.example.com' }, 'PUBLIC_URL is not encrypted'],
    [{ ...live, DATABASE_URL: 'postgres://db.example.com/staykit' }, 'DATABASE_URL is not encrypted'],
    [{ ...live, DATABASE_URL: 'postgres://1.1.1.1/staykit' }, 'DATABASE_URL is not encrypted'],
    [{ ...live, ...btcpay, BTCPAY_URL: 'http://btcpay.example.com' }, 'BTCPAY_URL is not encrypted'],
    [{ ...live, EXCHANGE_RATES_URL: 'http://rates.example.com' }, 'EXCHANGE_RATES_URL is not encrypted'],
    [{ ...live, SITE_URL: 'http://www.example.com' }, 'SITE_URL is not encrypted'],
    [{ SUPPLIER_FAULTS: 'book=timeout' }, 'SUPPLIER_FAULTS works only in tests'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_x' },
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET go',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY, '],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY, '],
    [
      { BTCPAY_URL: 'https://btcpay.test', BTCPAY_API_KEY: 'k' },
      'BTCPAY_URL, BTCPAY_API_KEY, BTCPAY_STORE_ID go',
    ],
  ])('answers %j with one line that says what to do', (environment, line) => {
    const read = () => readConfig(environment)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${line}.*: .+$`))
  })

  it.each(['db:5432', '10.0.0.7', '127.0.0.1', '[::1]', 'localhost'])(
    'accepts a database without TLS in its own network, at %s',
    (host) => expect(problems({ ...live, DATABASE_URL: `postgres://u:p@${host}/staykit` })).toEqual([]),
  )

  it('accepts a distant database without TLS when its address says so', () => {
    const DATABASE_URL = 'postgres://db.example.com/staykit?sslmode=disable'
    expect(problems({ ...live, DATABASE_URL })).toEqual([])
  })

  it('production replaces nothing: it names each missing variable with its value', () => {
    expect(readConfig(live)).toMatchObject({ SANDBOX: false, DEV_PAGES: false, MAIL_FROM: live.MAIL_FROM })
    const names = Object.keys(live).filter((name) => name !== 'NODE_ENV')
    const lines = problems({ NODE_ENV: 'production' })
    expect(lines.map((line) => line.split(' ', 1)[0]).sort()).toEqual([...names, 'SANDBOX'].sort())
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+ is (missing|not set): .+/)
    for (const name of names) expect(problems({ ...live, [name]: '' }).join('\n'), name).toMatch(name)
  })

  it('SANDBOX decides whether missing services are replaced, in any environment', () => {
    const secret = { AUTH_SECRET: 'x'.repeat(32) }
    expect(readConfig({ ...secret, NODE_ENV: 'production', SANDBOX: 'true' }).SANDBOX).toBe(true)
    expect(readConfig(secret).SANDBOX).toBe(true)
    expect(problems({ ...secret, SANDBOX: 'false' })).toHaveLength(10)
  })

  it.each([
    [{}, true],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'http://127.0.0.1:9' }, true],
    [{ PUBLIC_URL: 'https://staging.example.com' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.7:8787' }, false],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ NODE_ENV: 'production', SANDBOX: 'true' }, false],
  ])('the development pages with %j: %j', (environment, served) => {
    expect(readConfig({ AUTH_SECRET: 'x'.repeat(32), ...environment }).DEV_PAGES).toBe(served)
  })

  it('names each wrong variable on a line of its own, and never shows a secret', () => {
    const environment = { PORT: 'x', AUTH_SECRET: 'my-secret', SITE_URL: 'nowhere' }
    expect(() => readConfig(environment)).toThrow(/^PORT .*\nSITE_URL .*\nAUTH_SECRET .*$/)
    expect(() => readConfig(environment)).not.toThrow('my-secret')
  })
})
