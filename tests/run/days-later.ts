// node tests/run/days-later.ts 64 vitest run …: runs a command and a database of its own on a clock that is so many days ahead,
// by libfaketime (Debian: apt-get install faketime). Pages get the same day from tests/journeys/later.ts.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, volatileSettings } from '../../packages/server/src/kernel/db/embedded/embedded.ts'
import { locateFiles, program } from '../../packages/server/src/kernel/db/embedded/files.ts'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'

const [days = '', file = '', ...args] = process.argv.slice(2)
const seconds = Number(days) * 86_400
const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
if (!library) throw new Error('there is no libfaketime: apt-get install faketime')
const clock = {
  LD_PRELOAD: library,
  FAKETIME: `+${seconds}`,
  // Timers and the times of files stay real.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
}
const env = { ...process.env, ...clock }

const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env, encoding: 'utf8' })
const ahead = (Number(stdout) - Date.now()) / 1_000
if (Math.abs(ahead - seconds) > 3_600)
  throw new Error(`the clock of a process is ${ahead} s ahead: ${library}`)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The server starts PostgreSQL without variables of its own; this one gets those of the clock. */
async function startDatabase(home: string) {
  const cluster = await startEmbedded(home, volatileSettings)
  await cluster.stop()
  const { native, data, runAs } = locateFiles(home)
  const port = await freePort()
  const settings = { ...volatileSettings, listen_addresses: '127.0.0.1', port, unix_socket_directories: '' }
  const flags = Object.entries({ ...settings, timezone: 'UTC' }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(program(native, 'postgres'), ['-D', data, ...flags], {
    ...runAs,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...clock, LC_ALL: 'C', PATH: process.env.PATH },
  })
  await new Promise<void>((done) =>
    child.stderr.on('data', (text) => String(text).includes('ready to accept connections') && done()),
  )
  const url = new URL(cluster.url)
  url.port = String(port)
  return { url: url.href, child }
}

const home = mkdtempSync(join(tmpdir(), 'staykit-days-'))
// As root, PostgreSQL runs as another user, who needs access.
chmodSync(home, 0o755)
const database = await startDatabase(home)
console.log(`Running on ${new Date(Date.now() + seconds * 1_000).toDateString()}`)
const child = spawn(file, args, {
  stdio: 'inherit',
  env: { ...env, DATABASE_URL: database.url, DAYS_LATER: days },
})
const [code] = await once(child, 'close')
database.child.kill('SIGINT')
await once(database.child, 'close')
removeFolder(home)
process.exitCode = code ?? 1
