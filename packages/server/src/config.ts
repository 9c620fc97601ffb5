import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { paymentOffers } from '@staykit/contract/payments/offers'
import * as z from 'zod'
import { amazonVariables } from './adapters/amazon/config.ts'
import { btcpayVariables } from './adapters/btcpay/config.ts'
import { cognitoVariables } from './adapters/cognito/config.ts'
import { ecbVariables } from './adapters/ecb/config.ts'
import { openidVariables } from './adapters/openid/config.ts'
import { otelVariables } from './adapters/otel/config.ts'
import { s3Variables } from './adapters/s3/config.ts'
import { smtpVariables } from './adapters/smtp/config.ts'
import { stripeVariables } from './adapters/stripe/config.ts'
import {
  configuredSuppliers,
  FIRST_KEY,
  liveAddresses,
  missingSupplier,
  supplierParts,
  supplierShape,
  suppliersWithoutSettings,
} from './adapters/suppliers/config.ts'
import { address, ConfigError, repositoryRoot, type Variables, variables } from './kernel/environment.ts'
import { isLoopback } from './kernel/http/loopback.ts'
import { crashPoints, otherCrashPoints } from './kernel/jobs/crash-points.ts'
import { isPrivateAddress } from './kernel/private-address.ts'

export { awsCredentials } from './adapters/amazon/config.ts'
export { ConfigError, repositoryRoot } from './kernel/environment.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))

/** `<NAME>_PAYMENTS` for each offer: turns a payment method on or off; its folder sets the default. */
type PaymentSwitch = `${Uppercase<keyof typeof paymentOffers>}_PAYMENTS`
const paymentSwitch = z.stringbool().optional()
const paymentSwitches = Object.fromEntries(
  Object.keys(paymentOffers).map((name) => [`${name.toUpperCase()}_PAYMENTS`, paymentSwitch]),
) as Record<PaymentSwitch, typeof paymentSwitch>

/** `8183:key,8298:key`: keys of brands by reference id. A key has no comma and at least 16 characters. */
const brandKeys = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter(Boolean).map(pairOf))
  .refine(
    (pairs) => pairs.every(([refId, key]) => refId && key.length >= 16),
    'write refId:key, each key of 16 characters or more',
  )
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs))

function pairOf(text: string): [refId: string, key: string] {
  const [refId = '', ...key] = text.trim().split(':')
  return [refId, key.join(':')]
}

/** Number of proxies in front of the server; `true` means one. */
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'write the number of proxies in front')
  .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))

/** A space or a line break comes from copying, and another process may have been given the secret without it. */
const secret = (least: number) =>
  z.string().min(least).regex(/^\S*$/, 'it has a space or a line break').optional()

/** Variables that belong to no adapter. */
const own = variables({
  shape: {
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    SANDBOX: z.stringbool().optional(),
    STAYKIT_ROLE: z.enum(['all', 'api', 'worker']).default('all'),
    PORT: port.default(8787),
    HOST: z.string().min(1).default('127.0.0.1'),
    SITE_PORT: port.default(4321),
    PARTNER_PORT: port.default(4322),
    WORKER_PORT: port.default(8790),
    PUBLIC_URL: address.optional(),
    SITE_URL: address.optional(),
    ALLOWED_ORIGINS: origins,
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'no address of PostgreSQL; a password has letters and digits only, as of openssl rand -hex 24',
      })
      .optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    STAYKIT_HOME: z.string().min(1).default(join(repositoryRoot, '.staykit')),
    SDK_RELEASES_DIR: z.string().min(1).optional(),
    AUTH_SECRET: secret(32),
    AUTH_SECRET_PREVIOUS: secret(32),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    METRICS_TOKEN: secret(16),
    ADMIN_TOKEN: secret(16),
    SECOND_OPERATOR_ABOVE: z.coerce.number().min(0).optional(),
    TRUST_PROXY: proxies.default(0),
    SITE_SECRET: secret(16),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/i)
      .optional(),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
    ...paymentSwitches,
    PLATFORM_KEYS: brandKeys,
    TILE_URL: z
      .string()
      .refine(
        (url) =>
          /^https?:/.test(url) &&
          (/\.pmtiles\b/.test(url) || ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
        'an address with {z}, {x} and {y}, or of a .pmtiles file',
      )
      .optional(),
    TILE_SERVER_URL: z
      .string()
      .refine(
        (url) =>
          URL.canParse(url) &&
          /^https?:\/\/[^{}]+\//.test(url) &&
          ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
        'an address of vector tiles with {z}, {x} and {y} after the host',
      )
      .optional(),
    TILE_MAX_ZOOM: z.coerce.number().int().min(0).max(18).default(14),
    TILE_ATTRIBUTION: z.string().default(''),
    PARTNER_HOST: z.hostname().optional(),
    PARTNER_URL: address.optional(),
    PARTNER_QA: z.stringbool().optional(),
    OPERATIONS_EMAIL: z.email().optional(),
    SUPPLIER_FAULTS: z.string().optional(),
    TEST_CLOCK: z.iso.datetime().optional(),
    STAYKIT_CRASH_AT: z.enum([...crashPoints, ...otherCrashPoints]).optional(),
  },
  needed: {
    PUBLIC_URL: 'set it to the address at which browsers reach the API, https://api.example.com',
    SITE_URL: 'set it to the address of the site, https://www.example.com',
    DATABASE_URL: 'set it to a PostgreSQL of yours, postgres://user:password@host:5432/staykit',
  },
  encrypted: ['PUBLIC_URL', 'SITE_URL'],
  testOnly: ['SUPPLIER_FAULTS', 'TEST_CLOCK', 'STAYKIT_CRASH_AT'],
})

/** All parts, in the order of their problems in the output. */
const parts: readonly Variables[] = [
  own,
  ...supplierParts,
  ecbVariables,
  stripeVariables,
  btcpayVariables,
  openidVariables,
  cognitoVariables,
  s3Variables,
  amazonVariables,
  smtpVariables,
  otelVariables,
]

/** Every environment variable that the server reads; `.env.example` lists the same names. */
export const environmentSchema = z.object({
  ...own.shape,
  ...supplierShape,
  ...ecbVariables.shape,
  ...stripeVariables.shape,
  ...btcpayVariables.shape,
  ...openidVariables.shape,
  ...cognitoVariables.shape,
  ...s3Variables.shape,
  ...amazonVariables.shape,
  ...smtpVariables.shape,
  ...otelVariables.shape,
})

export type Environment = z.output<typeof environmentSchema>

/** The parsed environment with derived values. */
export interface Config extends Environment {
  readonly PUBLIC_URL: string
  readonly SITE_URL: string
  /** Folder of the SDK releases that `npm run release` writes. */
  readonly SDK_RELEASES_DIR: string
  readonly AUTH_SECRET: string
  /** AUTH_SECRET, then the one before it. */
  readonly AUTH_SECRETS: readonly [string, ...string[]]
  readonly LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>
  readonly PARTNER_QA: boolean
  /** Whether the user pool is for trials: its name begins with qa-. */
  readonly COGNITO_QA: boolean
  readonly MAIL_FROM: string
  /** Whether sandbox adapters replace missing settings; off in production unless it is turned on. */
  readonly SANDBOX: boolean
  /** Whether /dev answers, which shows all mail: off in production, and on servers that others can reach. */
  readonly DEV_PAGES: boolean
  readonly DRAIN_SECONDS: number
}

const logLevels = { development: 'warn', test: 'error', production: 'info' } as const
/** Parses the variables, complete or not. Empty variables count as missing. Throws ConfigError. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(variables)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(complaint).join('\n'))
  const values = parsed.data
  const isSet = (name: string) => Boolean(values[name as keyof Environment])
  for (const name of parts.flatMap(({ testOnly = [] }) => testOnly)) {
    if (isSet(name) && values.NODE_ENV !== 'test')
      throw new ConfigError(`${name} works only in tests: unset it, or set NODE_ENV=test`)
  }
  for (const names of parts.flatMap(({ together = [] }) => together)) {
    const count = names.filter(isSet).length
    if (count > 0 && count < names.length)
      throw new ConfigError(`${names.join(', ')} go together: set all ${names.length}, or none`)
  }
  return values
}

/** Reads the configuration. Throws ConfigError with one line per wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values = readEnvironment(environment)
  const isProduction = values.NODE_ENV === 'production'
  const SANDBOX = values.SANDBOX ?? !isProduction
  const problems = problemsOf(values, SANDBOX)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  const PUBLIC_URL = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const AUTH_SECRET = values.AUTH_SECRET ?? developmentSecret(values.STAYKIT_HOME)
  const { AUTH_SECRET_PREVIOUS: previous } = values
  return {
    ...values,
    PUBLIC_URL,
    SANDBOX,
    DEV_PAGES: !isProduction && values.TRUST_PROXY === 0 && isLoopback(new URL(PUBLIC_URL).hostname),
    MAIL_FROM: values.MAIL_FROM ?? 'Staykit <bookings@staykit.test>',
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    SDK_RELEASES_DIR: values.SDK_RELEASES_DIR ?? join(values.STAYKIT_HOME, 'releases'),
    AUTH_SECRET,
    AUTH_SECRETS: previous ? [AUTH_SECRET, previous] : [AUTH_SECRET],
    PARTNER_QA: values.PARTNER_QA ?? !isProduction,
    COGNITO_QA: values.COGNITO_QA ?? !isProduction,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    LOG_LEVEL: values.LOG_LEVEL ?? logLevels[values.NODE_ENV],
  }
}

/** One line for each problem that prevents a start. `sandbox`: sandbox adapters may replace real ones. */
export function problemsOf(values: Environment, sandbox: boolean): string[] {
  return [
    ...missingSecret(values),
    ...(sandbox ? [] : missing(values)),
    ...suppliersWithoutSettings(values, sandbox),
    ...notEncrypted(values),
    ...openDatabase(values),
    ...mixedMoney(values, sandbox),
    ...mixedKeys(values),
  ]
}

function missingSecret({ AUTH_SECRET, NODE_ENV }: Environment): string[] {
  if (NODE_ENV !== 'production' || AUTH_SECRET) return []
  return ['AUTH_SECRET is missing: set it to at least 32 random characters']
}

function missing(values: Environment): string[] {
  const lines = parts
    .flatMap(({ needed = {} }) => Object.entries(needed))
    .filter(([name]) => !values[name as keyof Environment])
    .map(([name, hint]) => `${name} is missing: ${hint}`)
  lines.push(...missingSupplier(values))
  if (lines.length > 0)
    lines.push(
      'SANDBOX is not set: with SANDBOX=true sandbox adapters replace missing settings, and nothing is sold',
    )
  return lines
}

/**
 * Passwords, cards, keys and pictures go to these addresses: in production they use TLS. Browsers' own addresses may be
 * on this machine, those of services also in its networks.
 */
function notEncrypted(values: Environment): string[] {
  if (values.NODE_ENV !== 'production') return []
  return parts.flatMap((part) =>
    (part.encrypted ?? [])
      .filter((name) => {
        const url = URL.parse(String(values[name as keyof Environment] ?? ''))
        if (url?.protocol !== 'http:') return false
        return part === own ? !isLoopback(url.hostname) : !isOwnNetwork(url.hostname)
      })
      .map((name) => `${name} is not encrypted: set it to an address that begins with https://`),
  )
}

/** A database outside of our network needs a decision in its address: TLS, or none. */
function openDatabase({ NODE_ENV, DATABASE_URL: url }: Environment): string[] {
  if (NODE_ENV !== 'production' || !url) return []
  const { hostname, searchParams } = new URL(url)
  if (isOwnNetwork(hostname) || searchParams.has('sslmode') || searchParams.has('ssl')) return []
  return [
    'DATABASE_URL is not encrypted: add ?sslmode=verify-full to it, or ?sslmode=disable for a database in your own network',
  ]
}

/** This machine, a private address, or a name without a dot, as containers have. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? isPrivateAddress(host) : isLoopback(host) || !host.includes('.')
}

/** Real rooms are paid with real money, and real money buys real rooms: in every NODE_ENV. */
function mixedMoney(values: Environment, sandbox: boolean): string[] {
  const { STRIPE_SECRET_KEY: key, BTCPAY_URL: btcpay } = values
  const suppliers = configuredSuppliers(values, sandbox)
  const live = suppliers.find(({ isLive }) => isLive)
  const onTrial = suppliers.find(({ isLive, isSelling }) => isSelling && !isLive)
  const hasLiveRooms = live !== undefined
  const sellsLiveOnly = hasLiveRooms && onTrial === undefined
  const rooms = (live ?? suppliers.find(({ name }) => name !== 'sandbox'))?.variable ?? FIRST_KEY
  const unreal = onTrial && onTrial.name !== 'sandbox' ? onTrial.variable : rooms
  const hasLiveCards = /^[sr]k_live_/.test(key ?? '')
  const isTestNetwork = values.BTCPAY_NETWORK === 'test'
  const mixtures: readonly (readonly [isMixed: boolean, line: string])[] = [
    [
      hasLiveCards && !sellsLiveOnly,
      `STRIPE_SECRET_KEY charges real cards for rooms that are not real: use a key of test mode, or a live ${unreal}`,
    ],
    [
      Boolean(btcpay) && !isTestNetwork && !sellsLiveOnly,
      `BTCPAY_URL takes real bitcoin for rooms that are not real: use a store of a test network with BTCPAY_NETWORK=test, or a live ${unreal}`,
    ],
    [
      hasLiveRooms && !hasLiveCards,
      `${rooms} books real rooms that no card would pay for: use one of test mode, or a live STRIPE_SECRET_KEY`,
    ],
    [
      hasLiveRooms && Boolean(btcpay) && isTestNetwork,
      `BTCPAY_NETWORK is test: its coins would pay for the real rooms of ${rooms}; use a store of the main network`,
    ],
    [
      hasLiveRooms && sandbox,
      `SANDBOX is on: its coins would pay for the real rooms of ${rooms}; set SANDBOX=false`,
    ],
  ]
  return mixtures.flatMap(([isMixed, line]) => (isMixed ? [line] : []))
}

/** Keys of one provider are of one mode, and a live key goes to the provider itself: nothing is sold to or by a stand-in. */
function mixedKeys(values: Environment): string[] {
  const { STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' } = values
  const modeOf = (key: string) => /^[srp]k_(live|test)_/.exec(key)?.[1]
  const [one, other] = [modeOf(secret), modeOf(publishable)]
  const bases = [
    ['STRIPE_API_BASE', one === 'live' && 'STRIPE_SECRET_KEY'],
    ...liveAddresses(values),
  ] as const
  return [
    ...(one && other && one !== other
      ? [
          `STRIPE_PUBLISHABLE_KEY is of ${other} mode and STRIPE_SECRET_KEY of ${one} mode: set both of one mode`,
        ]
      : []),
    ...bases.flatMap(([base, key]) =>
      key && values[base] ? [`${base} sends a live ${key} to another address: unset one of them`] : [],
    ),
  ]
}

function complaint({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')} is not usable (${message}): correct it or unset it; .env.example explains it`
}

function developmentSecret(home: string): string {
  const file = join(home, 'auth-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
    } catch {
      // another process created it at the same moment: that one counts
    }
    return readFileSync(file, 'utf8')
  }
}
