import { join } from 'node:path'
import { supplierAdapters } from '../../compose.ts'
import { awsCredentials, type Environment, problemsOf } from '../../config.ts'
import { type Finding, looked, note, ok, wrong } from '../../kernel/finding.ts'
import { checkAddress, checkClock } from './addresses.ts'
import { checkBucket, checkUserPool } from './amazon.ts'
import { checkDatabase } from './database.ts'
import { drillSuppliers } from './drill.ts'
import { checkPlatform } from './platform.ts'
import { checkMail, checkRates, checkStripe, checkTraces } from './providers.ts'
import { checkSettings } from './settings.ts'
import { checkStoredBuild } from './stored-build.ts'

const STRIPE = 'https://api.stripe.com'
const ECB = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

export interface Extent {
  /** Brand of the site. */
  readonly refId: string
  /** Skips the public addresses, which do not answer yet. */
  readonly isBeforeStart: boolean
}

/** Checks everything that a server needs in production; each missing setting is a finding. */
export async function checkAll(values: Environment, extent: Extent): Promise<Finding[]> {
  const missing = problemsOf(values, values.SANDBOX ?? false).map((line) => {
    const [, name = '', says = line] = /^([A-Z\d_]+) (.*)$/.exec(line) ?? []
    return wrong(name, says)
  })
  const groups = await Promise.all([
    [...missing, ...(missing.length > 0 ? [] : [environmentOf(values)]), ...checkSettings(values)],
    storedBuildOf(values, extent),
    database(values, extent),
    stripe(values),
    rooms(values),
    rates(values),
    mail(values),
    traces(values),
    platform(values),
    userPool(values),
    bucket(values),
    ...(extent.isBeforeStart ? [] : [addresses(values)]),
  ])
  return groups.flat()
}

const environmentOf = ({ SANDBOX }: Environment) =>
  SANDBOX
    ? note('environment', 'SANDBOX is on: sandbox adapters replace missing settings')
    : ok('environment', 'everything is set')

const storedBuildOf = async (
  { SDK_RELEASES_DIR, STAYKIT_HOME }: Environment,
  { isBeforeStart }: Extent,
): Promise<Finding[]> => [
  await checkStoredBuild(SDK_RELEASES_DIR ?? join(STAYKIT_HOME, 'releases'), isBeforeStart),
]

async function database(values: Environment, { refId }: Extent) {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, SANDBOX: sandbox = false } = values
  return url ? looked('database', () => checkDatabase({ url, poolSize, refId, sandbox })) : []
}

async function stripe(values: Environment): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: base = STRIPE } = values
  if (!secretKey) return []
  const webhookUrl = `${values.PUBLIC_URL ?? ''}/api/payment/stripe-webhook`
  const { STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = values
  const settings = { secretKey, webhookSecret, base, webhookUrl }
  return [
    ...(await looked('Stripe', () => checkStripe(settings))),
    ...(await looked('clock', () => checkClock(base))),
  ]
}

/** The suppliers' keys, and with test keys the drill. */
async function rooms(values: Environment): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { title, key, check } of supplierAdapters)
    if (values[key]) findings.push(...(await looked(title, () => check(values))))
  const isAccepted = findings.every(({ state }) => state !== 'wrong')
  return isAccepted ? [...findings, ...(await looked('drill', () => drillSuppliers(values)))] : findings
}

async function rates({ EXCHANGE_RATES_URL, SANDBOX }: Environment) {
  const url = EXCHANGE_RATES_URL ?? (SANDBOX ? undefined : ECB)
  return url ? looked('rates of exchange', () => checkRates(url)) : []
}

async function mail({ SMTP_URL: url, MAIL_FROM: from = '' }: Environment) {
  return url ? looked('mail', () => checkMail(url, from)) : []
}

async function traces(values: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values
  return endpoint ? looked('traces', () => checkTraces(endpoint, headers)) : []
}

async function platform({ PLATFORM_URL, PLATFORM_ISSUER, PUBLIC_URL = '' }: Environment) {
  const issuer = PLATFORM_ISSUER ?? PLATFORM_URL
  const callback = `${PUBLIC_URL}/api/auth/social/platform/callback`
  return PLATFORM_URL && issuer ? looked('platform', () => checkPlatform({ issuer, callback })) : []
}

async function userPool(values: Environment) {
  const {
    COGNITO_USER_POOL_ID: poolId,
    COGNITO_CLIENT_ID: clientId = '',
    COGNITO_ENDPOINT: endpoint,
  } = values
  if (!poolId) return []
  const isQa = values.COGNITO_QA ?? values.NODE_ENV !== 'production'
  const settings = { poolId, clientId, isQa, aws: { ...awsOf(values), endpoint } }
  return looked('user pool', () => checkUserPool(settings))
}

async function bucket(values: Environment) {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint } = values
  return name ? looked('bucket', () => checkBucket(name, { ...awsOf(values), endpoint })) : []
}

const awsOf = (values: Environment) => ({ region: values.AWS_REGION, credentials: awsCredentials(values) })

async function addresses({ PUBLIC_URL, SITE_URL }: Environment): Promise<Finding[]> {
  const api = PUBLIC_URL ? looked('API', () => checkAddress('API', PUBLIC_URL, '/readyz')) : []
  const site = SITE_URL ? looked('site', () => checkAddress('site', SITE_URL, '/healthz')) : []
  return (await Promise.all([api, site])).flat()
}
