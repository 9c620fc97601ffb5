// npm start: database, builds, API, site and a partner's example page, until Ctrl-C.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '@staykit/server/config'
import { ensurePlaces } from '@staykit/server/places'
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbedded } from '@staykit/server/postgres'
import { processFlags } from '@staykit/server/process-flags'
import { BuildError, build } from './build.ts'
import { answers, checkPort, end, listens, type Program, root, run, StartProblem } from './programs.ts'

const SITE = 'site/serve.mjs'
const PARTNER = 'examples/plain-html/serve.mjs'

const programs: Program[] = []
/** The embedded database, which may still be starting. */
let postgres: Promise<EmbeddedPostgres> | undefined
let isEnding = false

/** Ends everything, the database last. A second Ctrl-C changes nothing: the shutdown must finish. */
async function endAll(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  await Promise.all(programs.map((program) => end(program)))
  const database = await postgres?.catch(() => undefined)
  await database?.stop()
  process.exit(code)
}

async function start(): Promise<void> {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const config = withAdminToken(readConfig())
  const hasSite = existsSync(join(root, 'site/astro.config.mjs'))
  const hasPartner = existsSync(join(root, PARTNER))
  await checkPort('PORT', config.HOST, config.PORT)
  if (hasSite) await checkPort('SITE_PORT', config.HOST, config.SITE_PORT)
  if (hasPartner) await checkPort('PARTNER_PORT', config.HOST, config.PARTNER_PORT)
  if (!config.DATABASE_URL) postgres = startEmbedded(config.STAYKIT_HOME)
  const [database] = await Promise.all([
    postgres,
    build(['cdn', 'npm', 'site']),
    ensurePlaces(config.STAYKIT_HOME, config.SANDBOX),
  ])
  if (isEnding) return
  await startPrograms(config, database?.url, hasSite, hasPartner)
  if (isEnding) return
  programs.forEach(watch)
  console.log(greeting(config, hasSite, hasPartner))
  await prepareRest()
}

/** Niceness of builds while the product is in use. */
const BEHIND = 10

/** Not needed at the start: compressed files, the npm package, and the docs with their packages. */
async function prepareRest(): Promise<void> {
  await build(['package'], BEHIND)
    .then(installDocs)
    .then(() => build(['docs'], BEHIND))
    .catch(({ message }: BuildError) => {
      // Ctrl-C ends builds, too.
      if (!isEnding) console.error(`staykit: ${message}`)
    })
}

/** Installs the packages of the documentation, if they are missing. A copy of the product may lack the script. */
async function installDocs(): Promise<void> {
  const script = join(root, 'scripts/install.cjs')
  const isInstalled = existsSync(join(root, 'node_modules/@astrojs/starlight'))
  if (isInstalled || !existsSync(script)) return
  const child = spawn(process.execPath, [script, 'docs'], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill())
  if (child.pid) setPriority(child.pid, BEHIND)
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) throw new BuildError('the packages of the documentation were not installed: see above')
}

/** The API's address on this machine. */
const internalUrl = ({ HOST, PORT }: Config) => `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`

/** Development has a token for /admin, a new one at each start. */
function withAdminToken(config: Config): Config {
  if (config.ADMIN_TOKEN || config.NODE_ENV !== 'development') return config
  return { ...config, ADMIN_TOKEN: randomBytes(12).toString('hex') }
}

async function startPrograms(
  config: Config,
  databaseUrl: string | undefined,
  hasSite: boolean,
  hasPartner: boolean,
): Promise<void> {
  const { HOST, SITE_PORT, PARTNER_PORT, PUBLIC_URL, STAYKIT_HOME } = config
  const shared = {
    PUBLIC_URL,
    SITE_URL: config.SITE_URL,
    NODE_COMPILE_CACHE: join(STAYKIT_HOME, 'compile-cache'),
  }
  const server = launch(
    'server',
    'packages/server/src/main.ts',
    {
      ...shared,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(config.ADMIN_TOKEN && { ADMIN_TOKEN: config.ADMIN_TOKEN }),
    },
    processFlags,
  )
  // The server has printed its own line.
  if (!(await listens(server))) return endAll(1)
  if (hasSite) {
    const environment = {
      HOST,
      PORT: String(SITE_PORT),
      NODE_ENV: 'production',
      INTERNAL_API_URL: internalUrl(config),
    }
    const site = launch('site', SITE, { ...shared, ...environment })
    if (!(await answers(site, HOST, SITE_PORT))) throw new StartProblem('the site did not start: see above')
  }
  if (hasPartner) {
    const partner = launch('partner page', PARTNER, { ...shared, PORT: String(PARTNER_PORT) })
    if (!(await answers(partner, '127.0.0.1', PARTNER_PORT)))
      throw new StartProblem("the partner's page did not start: see above")
  }
}

function launch(...program: Parameters<typeof run>): Program {
  const started = run(...program)
  programs.push(started)
  return started
}

/** When one program ends, all end. */
function watch({ name, ended }: Program): void {
  ended.then((code) => {
    if (isEnding) return
    console.error(`staykit: the ${name} ended by itself (exit code ${code}); stopping the rest`)
    endAll(1)
  })
}

function greeting(config: Config, hasSite: boolean, hasPartner: boolean): string {
  const { PUBLIC_URL, SITE_URL, PARTNER_PORT, NODE_ENV, STAYKIT_HOME, STRIPE_SECRET_KEY, DATABASE_URL } =
    config
  const isDevelopment = NODE_ENV !== 'production'
  const lines = [
    hasSite && ['Site', SITE_URL],
    [
      'API and SDK',
      `${PUBLIC_URL}  (/docs/, /docs/api, /sdk/v1/staykit.js${config.DEV_PAGES ? ', /dev, /dev/mail' : ''})`,
    ],
    hasPartner && ['A partner’s page', `http://localhost:${PARTNER_PORT}`],
    isDevelopment && !STRIPE_SECRET_KEY && ['Test card', '4242 4242 4242 4242, any later month, CVC 123'],
    isDevelopment && ['Demo member', 'demo@staykit.test / Demo-Pass1!'],
    isDevelopment && ['Brands', `${PUBLIC_URL}/admin  (token ${config.ADMIN_TOKEN})`],
    ['Data', DATABASE_URL ? 'in the database of DATABASE_URL' : `kept in ${STAYKIT_HOME}`],
  ].filter((line) => Array.isArray(line))
  const text = lines.map(([name = '', value]) => `  ${name.padEnd(17)} ${value}`).join('\n')
  return `\nStaykit is running.\n\n${text}\n\nCtrl-C stops everything.\n`
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll(0))

start().catch(async (error: unknown) => {
  // Ctrl-C makes interrupted work fail; these errors are expected.
  if (isEnding) return
  const expected = [ConfigError, EmbeddedPostgresError, BuildError, StartProblem].some(
    (kind) => error instanceof kind,
  )
  const text = expected ? (error as Error).message : error instanceof Error ? error.stack : String(error)
  for (const line of (text ?? '').split('\n')) console.error(expected ? `staykit: ${line}` : line)
  await endAll(1)
})
