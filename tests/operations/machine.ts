import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ensureWorld } from '../../packages/server/src/compose.ts'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import { freePort } from '../free-port.ts'
import { root } from './live-processes.ts'

const PORTS = ['8787', '8788', '8790', '4321', '8080'] as const
const sources = [
  'packages',
  'sdk',
  'site',
  'docs',
  'scripts',
  'examples/self-hosted',
  'package.json',
  'package-lock.json',
  '.env.example',
]

const workspaces = [
  'packages/server',
  'packages/domain',
  'packages/contract',
  'packages/stores',
  'sdk',
  'site',
  'docs/site',
]

/** A simulated Debian for the guide: folders and ports are mapped, systemd is replaced. */
export interface Machine {
  /** Maps the paths and ports of the guide to those of this machine. */
  here(text: string): string
  /** Types a line into a shell in /opt/staykit; returns the output. Throws when the exit code is not 0. */
  type(line: string): Promise<string>
  /** Adds variables to /etc/staykit/env. */
  set(variables: Readonly<Record<string, string>>): void
  /** Starts a unit of an earlier `systemctl` call as its file says; restarts it if it runs. */
  start(unit: string): Promise<void>
  /** Calls of the replaced system programs (useradd, systemctl). */
  systemCalls(): string[]
}

/** Copies the checkout into another folder, with the installed packages. */
function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const keep = (file: string) => !/^(node_modules|\.astro|tests\/out)$/.test(basename(file))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true, filter: keep })
  for (const name of workspaces.filter((one) => existsSync(join(root, one, 'node_modules'))))
    symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'))
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (['@staykit', '.bin'].includes(name)) {
      mkdirSync(join(to, name))
      // Relative links, which resolve inside the copy.
      for (const one of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, one)), join(to, name, one))
    } else symlinkSync(join(from, name), join(to, name))
  }
}

const program = (file: string, text: string) => {
  writeFileSync(file, `#!/bin/bash\n${text}\n`)
  chmodSync(file, 0o755)
}

export async function newMachine(more: Readonly<Record<string, string>>): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-machine-'))
  const [home, programs, callLog] = ['opt/staykit', 'programs', 'heard'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  copySources(home)
  // Three processes would build the place index at once, so it is built once for all tests.
  const file = await ensureWorld(join(root, '.staykit'), false)
  cpSync(file, join(home, '.staykit', basename(file)))
  for (const name of [programs, join(folder, 'etc/systemd/system'), join(folder, 'var/lib/staykit')])
    mkdirSync(name, { recursive: true })
  writeFileSync(callLog, '')
  for (const name of ['useradd', 'systemctl'])
    program(join(programs, name), `echo "${name} $*" >> ${callLog}`)
  // Only root may assign files to a group, and the group staykit does not exist here.
  program(
    join(programs, 'install'),
    `args=(); while [ $# -gt 0 ]; do if [ "$1" = -g ]; then shift; else args+=("$1"); fi; shift; done\nexec /usr/bin/install "\${args[@]}"`,
  )
  const ports = new Map(
    await Promise.all(PORTS.map(async (port) => [port, String(await freePort())] as const)),
  )
  const here = (text: string) =>
    text
      .replace(/(?<![\w.])\/(etc|opt|var\/lib)\//g, `${folder}/$1/`)
      .replace(/(?<![\w.])\/opt\/staykit/g, home)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/\b(8787|8788|8790|4321|8080)\b/g, (port) => ports.get(port as (typeof PORTS)[number]) ?? port)
  const environment = {
    PATH: `${programs}:${join(home, 'node_modules/.bin')}:${process.env.PATH}`,
    HOME: folder,
    ...more,
  }
  const running = new Map<string, ChildProcess>()
  const logs: string[] = []
  const end = async (unit: string) => {
    const child = running.get(unit)
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') process.stdout.write(logs.join(''))
    await Promise.all([...running.keys()].map(end))
    removeFolder(folder)
  })
  return {
    here,
    async type(line) {
      const child = spawn('bash', ['-ec', here(line)], {
        cwd: home,
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
      const [code] = await once(child, 'close')
      if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output}`)
      return output
    },
    set(variables) {
      const file = here('/etc/staykit/env')
      const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n${lines.join('\n')}\n`)
    },
    async start(unit) {
      await end(unit)
      const { command, environment: own, cwd } = unitOf(here, unit)
      const [file = '', ...args] = command
      const log = { LOG_LEVEL: 'error', DRAIN_SECONDS: '0' }
      const child = spawn(file, args, {
        cwd,
        env: { ...environment, ...log, ...own },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child.stdout.on('data', (chunk) => logs.push(`${unit}: ${chunk}`))
      running.set(unit, child)
    },
    systemCalls: () => readFileSync(callLog, 'utf8').trim().split('\n'),
  }
}

/** The process that systemd would start. */
function unitOf(here: Machine['here'], unit: string) {
  const [name = '', instance] = unit.split('@')
  const file = here(`/etc/systemd/system/${name}${instance ? '@' : ''}.service`)
  const lines = here(readFileSync(file, 'utf8').replaceAll('%i', instance ?? '')).split('\n')
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  const pairs = (list: readonly string[]) =>
    Object.fromEntries(
      list
        .filter((one) => /^\w+=/.test(one))
        .map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
    )
  const files = all('EnvironmentFile').flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  return {
    command: (all('ExecStart')[0] ?? '').split(' '),
    cwd: all('WorkingDirectory')[0] ?? '',
    // Like in systemd, EnvironmentFile overrides Environment.
    environment: { ...pairs(all('Environment').flatMap((line) => line.split(' '))), ...pairs(files) },
  }
}
