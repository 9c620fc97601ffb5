import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '../../chromium.ts'
import { pagesFolder } from './build-pages.ts'
import { queryOf } from './snippets.ts'
import { type KitRun, type Measured, type Network, peers } from './table.ts'
import { kitTarget, ownTargets, peerTargets } from './targets.ts'

const out = fileURLToPath(new URL('../../out', import.meta.url))

async function run(command: string, args: readonly string[], cwd: string, env = {}): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(`${[basename(command), ...args].join(' ')} failed in ${cwd}`)
}

const isPrepared = (kit: string) =>
  existsSync(join(kit, 'node_modules/playwright-core')) &&
  [...Object.values(peers), 'floor-element'].every((name) =>
    existsSync(join(kit, 'pages', name, 'index.html')),
  )

/** Root may write to a folder that is meant to stay as it is. */
const isReadOnly = (folder: string) => (statSync(folder).mode & 0o222) === 0

/** A copy of a kit that must stay as it is. */
function copyOf(kit: string): string {
  const copy = join(out, 'bench-kit')
  if (isPrepared(copy)) return copy
  rmSync(copy, { recursive: true, force: true })
  cpSync(kit, copy, { recursive: true, filter: (path) => !/[\\/](node_modules|pages)$/.test(path) })
  const folders = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  for (const folder of [copy, ...folders.map(({ parentPath, name }) => join(parentPath, name))])
    chmodSync(folder, 0o755)
  return copy
}

/** Returns the folder of a kit with its packages and pages; installs them where they are missing. */
export async function preparedKit(kit: string): Promise<string> {
  if (!existsSync(join(kit, 'measure.mjs'))) throw new Error(`${kit} is no bench kit: it has no measure.mjs`)
  if (isPrepared(kit)) return kit
  const folder = isReadOnly(kit) ? copyOf(kit) : kit
  if (isPrepared(folder)) return folder
  console.log(`installing the packages of the kit in ${folder}, about 2 minutes …`)
  await run('npm', ['run', 'setup'], folder)
  return folder
}

/** Seconds of one page in a kit: until it is ready, 1.2 s more, and a new browser context. */
const SECONDS: Readonly<Record<Network, number>> = { none: 4, slow4g: 6.5 }
const seenOf = () => peerTargets(queryOf).filter(({ name }) => !/-place|-dialog/.test(name))
const usedOf = () => peerTargets(queryOf)
const PEERS = Object.keys(peers).length + 1
const FILTER_PAGES = 4
const FILTER_SECONDS = 12

/** The minutes that the runs take; a round more warms the kit up. */
export function kitMinutes(rounds: number, nets: readonly Network[]): number {
  const pages = seenOf().length + usedOf().length + 2 * PEERS
  const seconds = nets.reduce((sum, net) => sum + pages * SECONDS[net], FILTER_PAGES * FILTER_SECONDS)
  return Math.ceil(((rounds + 1) * seconds) / 60)
}

async function measure(kit: string, name: string, targets: readonly object[], args: readonly string[]) {
  const file = join(pagesFolder, `${name}.json`)
  const result = join(pagesFolder, `${name}-result.json`)
  writeFileSync(file, JSON.stringify(targets))
  const own = ['measure.mjs', '--extra', file, '--extra-root', pagesFolder, '--out', result]
  await run(process.execPath, [...own, ...args], kit, { CHROMIUM: chromiumPath() })
  return (JSON.parse(readFileSync(result, 'utf8')) as { rows: (Measured & { toListFloor: number | null })[] })
    .rows
}

/** Our pages among the peers: what is seen, then what is used, on each network. */
export async function runKit(kit: string, rounds: number, nets: readonly Network[]): Promise<KitRun[]> {
  mkdirSync(out, { recursive: true })
  const runs: KitRun[] = []
  for (const net of nets)
    for (const isUsed of [false, true]) {
      const targets = isUsed ? usedOf() : seenOf()
      const only = [...targets.map(({ name }) => name), ...Object.values(peers)].join()
      const args = ['--runs', `${rounds}`, '--net', net, '--only', only, ...(isUsed ? ['--use'] : [])]
      console.log(`\n${net}, ${isUsed ? 'used' : 'seen'}`)
      const rows = await measure(
        kit,
        `${net}-${isUsed ? 'used' : 'seen'}`,
        targets.map((target) => kitTarget(target, isUsed)),
        args,
      )
      runs.push({ net, isUsed, rows })
    }
  return runs
}

/** The filter of 1,000 hotels, click to frame, over the kit's plain list: for our page and for the libraries of the kit. */
export async function runFilter(kit: string, rounds: number): Promise<Readonly<Record<string, string>>> {
  const targets = ownTargets.flatMap((target) => {
    if (!('filter' in target)) return []
    const { name, page, ready, filter, list } = target
    const interact = { repeat: 10, watch: list, steps: [{ do: 'click', on: filter }] }
    return [{ name: `staykit-${name}`, page, ready, group: 'filter', interact }]
  })
  console.log('\nfilter')
  const rows = await measure(kit, 'filter', targets, ['--filter', '--runs', `${rounds}`])
  return Object.fromEntries(
    rows.flatMap(({ name, toListFloor }) =>
      toListFloor && !name.startsWith('staykit-') && name !== 'list-plain-floor'
        ? [[`filter of 1,000 rows of three texts, over plain DOM: ${name}`, `${toListFloor.toFixed(2)}×`]]
        : [],
    ),
  )
}
