import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { paymentOffers } from '@staykit/contract/payments/offers'
import * as z from 'zod'
import { isLoopback } from './kernel/http/loopback.ts'
import { crashPoints, otherCrashPoints } from './kernel/jobs/crash-points.ts'
import { problemsOf } from './production.ts'

/** Root of the checkout: where `.staykit/`, `sdk/dist` and `site/dist` are. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))

/** `<NAME>_PAYMENTS` of each offer: turns a way to pay on or off, whose folder says what holds without it. */
type PaymentSwitch = `${Uppercase<keyof typeof paymentOffers>}_PAYMENTS`
const paymentSwitch = z.stringbool().optional()
const paymentSwitches = Object.fromEntries(
  Object.keys(paymentOffers).map((name) => [`${name.toUpperCase()}_PAYMENTS`, paymentSwitch]),
) as Record<PaymentSwitch, typeof paymentSwitch>

/** `8183:key,8298:key`: keys of brands by their reference ids. A key has no comma and at least 16 characters. */
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

/** How many proxies stand in front; `true` is one. */
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'write the number of proxies in front')
  .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))

/** Every environment variable that the server reads; `.env.example` lists the same names. */
export const environmentSchema = z.object({
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
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  STAYKIT_HOME: z.string().min(1).default(join(repositoryRoot, '.staykit')),
  SDK_RELEASES_DIR: z.string().min(1).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ADMIN_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('staykit'),
  OTEL_RESOURCE_ATTRIBUTES: z.string().min(1).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TRUST_PROXY: proxies.default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  DUFFEL_ACCESS_TOKEN: z.string().min(1).optional(),
  DUFFEL_API_BASE: address.optional(),
  EXCHANGE_RATES_URL: address.optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: address.optional(),
  ...paymentSwitches,
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: address.optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_ISSUER: address.optional(),
  /** Of Facebook's dialog and Graph API; the newest that this server was tried with. */
  FACEBOOK_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v23.0'),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  APPLE_PRIVATE_KEY: z.string().min(1).optional(),
  APPLE_ISSUER: address.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]*$/)
    .default(''),
  S3_ENDPOINT: address.optional(),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'such as eu-west-1_AbCdEfGhi')
    .optional(),
  COGNITO_CLIENT_ID: z.string().min(1).optional(),
  COGNITO_CLIENT_SECRET: z.string().min(1).optional(),
  COGNITO_ENDPOINT: address.optional(),
  COGNITO_QA: z.stringbool().optional(),
  AWS_REGION: z.string().min(1).optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
  PLATFORM_KEYS: brandKeys,
  PLATFORM_URL: address.optional(),
  PLATFORM_ISSUER: address.optional(),
  PLATFORM_CLIENT_ID: z.string().min(1).optional(),
  PLATFORM_CLIENT_SECRET: z.string().min(1).optional(),
  PLATFORM_COOKIE: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  BTCPAY_URL: address.optional(),
  BTCPAY_API_KEY: z.string().min(1).optional(),
  BTCPAY_STORE_ID: z.string().min(1).optional(),
  BTCPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  TILE_URL: z
    .string()
    .refine(
      (url) =>
        /^https?:/.test(url) &&
        (/\.pmtiles\b/.test(url) || ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
      'an address with {z}, {x} and {y}, or of a .pmtiles file',
    )
    .optional(),
  TILE_MAX_ZOOM: z.coerce.number().int().min(0).max(18).default(14),
  TILE_ATTRIBUTION: z.string().default(''),
  PARTNER_HOST: z.hostname().optional(),
  PARTNER_URL: address.optional(),
  PARTNER_QA: z.stringbool().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATIONS_EMAIL: z.email().optional(),
  SUPPLIER_FAULTS: z.string().optional(),
  TEST_CLOCK: z.iso.datetime().optional(),
  STAYKIT_CRASH_AT: z.enum([...crashPoints, ...otherCrashPoints]).optional(),
})

export type Environment = z.output<typeof environmentSchema>

/** The parsed environment with its derived values filled in. */
export interface Config extends Environment {
  readonly PUBLIC_URL: string
  readonly SITE_URL: string
  /** Where `npm run release` keeps the SDK's releases. */
  readonly SDK_RELEASES_DIR: string
  readonly AUTH_SECRET: string
  readonly LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>
  readonly PARTNER_QA: boolean
  /** The user pool is one for trials: its name begins with qa-. */
  readonly COGNITO_QA: boolean
  readonly MAIL_FROM: string
  /** What is not real stands in for what is not set; never in production, unless somebody says so. */
  readonly SANDBOX: boolean
  /** Whether /dev answers, with everybody's mail in it: not in production, and not where others can reach it. */
  readonly DEV_PAGES: boolean
  readonly DRAIN_SECONDS: number
}

/** A setting that a person must change; the message is one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const logLevels = { development: 'warn', test: 'error', production: 'info' } as const
/** A secret without its publishable key would have our own fields take real card numbers. */
const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['BTCPAY_URL', 'BTCPAY_API_KEY', 'BTCPAY_STORE_ID'],
  ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID'],
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['PLATFORM_URL', 'PLATFORM_CLIENT_ID', 'PLATFORM_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const
const testOnly = ['SUPPLIER_FAULTS', 'TEST_CLOCK', 'STAYKIT_CRASH_AT'] as const

/** Reads the variables as they are, whatever may be missing. Empty ones count as missing. Throws ConfigError. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(complaint).join('\n'))
  const values = parsed.data
  for (const name of testOnly) {
    if (values[name] && values.NODE_ENV !== 'test')
      throw new ConfigError(`${name} is for tests only: unset it, or set NODE_ENV=test`)
  }
  for (const names of together) {
    const set = names.filter((name) => values[name]).length
    if (set > 0 && set < names.length)
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
  return {
    ...values,
    PUBLIC_URL,
    SANDBOX,
    DEV_PAGES: !isProduction && values.TRUST_PROXY === 0 && isLoopback(new URL(PUBLIC_URL).hostname),
    MAIL_FROM: values.MAIL_FROM ?? 'Staykit <bookings@staykit.test>',
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    SDK_RELEASES_DIR: values.SDK_RELEASES_DIR ?? join(values.STAYKIT_HOME, 'releases'),
    AUTH_SECRET: values.AUTH_SECRET ?? developmentSecret(values.STAYKIT_HOME),
    PARTNER_QA: values.PARTNER_QA ?? !isProduction,
    COGNITO_QA: values.COGNITO_QA ?? !isProduction,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    LOG_LEVEL: values.LOG_LEVEL ?? logLevels[values.NODE_ENV],
  }
}

/** Amazon's keys where they are set; else its clients find those of the machine's role. */
export function awsCredentials(values: Environment) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!accessKeyId || !secretAccessKey) return undefined
  return { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN }
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
      // another process made it at the same moment: that one counts
    }
    return readFileSync(file, 'utf8')
  }
}
