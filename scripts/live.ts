// npm run start:live [-- api worker site]: runs the built product in production, until SIGTERM. It neither compiles nor
// restarts: when one program ends, all do, and the supervisor (systemd, a container) restarts them.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from '@staykit/server/config'
import { processFlags } from '@staykit/server/process-flags'
import { end, listens, type Program, root, run, StartProblem } from './programs.ts'

const built = ['sdk/dist/cdn', 'site/dist/server/entry.mjs', 'docs/site/dist/index.html']
/** `server` runs requests and jobs in one process. */
const parts = ['server', 'api', 'worker', 'site'] as const
type Part = (typeof parts)[number]

/** 5 s for a load balancer to notice, then 10 s for requests, 8 s for bookings, 10 s for jobs. */
const PATIENCE_MS = 40_000

const programs: Program[] = []
let isEnding = false

async function endAll(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  await Promise.all(programs.map((program) => end(program, PATIENCE_MS)))
  process.exit(code)
}

async function start(): Promise<void> {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  process.env.NODE_ENV ??= 'production'
  // The API counts calls of the site as those of its visitors.
  process.env.SITE_SECRET ??= randomBytes(32).toString('hex')
  const wanted = wantedParts()
  const unbuilt = built.filter((path) => !existsSync(join(root, path)))
  if (unbuilt.length > 0) throw new StartProblem(`there is no build (${unbuilt[0]}): npm run build`)
  const config = readConfig()
  // Programs start in parallel; the site does not depend on the others.
  const started = wanted.map((part) => launch(part, environmentOf(part, config)))
  const listening = await Promise.all(started.map(listens))
  if (isEnding) return
  if (listening.includes(false)) return endAll(1)
  for (const { name, ended } of programs) {
    ended.then((code) => {
      if (isEnding) return
      console.error(`staykit: ${name} ended by itself (exit code ${code}); stopping the rest`)
      endAll(1)
    })
  }
  console.log(
    `staykit: ${wanted.join(', ')} run; the API is ${config.PUBLIC_URL}, the site ${config.SITE_URL}`,
  )
}

function wantedParts(): Part[] {
  const args = process.argv.slice(2)
  const wanted = parts.filter((part) => args.includes(part))
  if (wanted.length < new Set(args).size)
    throw new StartProblem(`unknown part: choose from ${parts.join(', ')}`)
  return wanted.length > 0 ? wanted : ['server', 'site']
}

function environmentOf(part: Part, config: ReturnType<typeof readConfig>): Record<string, string> {
  const { HOST, PORT, SITE_PORT, STAYKIT_HOME } = config
  const shared = { NODE_COMPILE_CACHE: join(STAYKIT_HOME, 'compile-cache') }
  if (part !== 'site') return { ...shared, ...(part !== 'server' && { STAYKIT_ROLE: part }) }
  const local = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`
  const INTERNAL_API_URL = process.env.INTERNAL_API_URL ?? local
  return { ...shared, HOST, PORT: String(SITE_PORT), NODE_ENV: 'production', INTERNAL_API_URL }
}

function launch(part: Part, environment: Record<string, string>): Program {
  const isSite = part === 'site'
  const file = isSite ? 'site/serve.mjs' : 'packages/server/src/main.ts'
  const program = run(part, file, environment, isSite ? [] : processFlags)
  programs.push(program)
  return program
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll(0))

start().catch(async (error: unknown) => {
  if (isEnding) return
  const expected = [ConfigError, StartProblem].some((kind) => error instanceof kind)
  const text = expected ? (error as Error).message : error instanceof Error ? error.stack : String(error)
  for (const line of (text ?? '').split('\n')) console.error(expected ? `staykit: ${line}` : line)
  await endAll(1)
})
