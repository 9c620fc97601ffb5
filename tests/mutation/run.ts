// npm run mutate [room …]: runs Stryker on the rooms one after the other; without a name on all of them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { record } from '../figures/record.ts'
import { roomOf, rooms } from './rooms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = Object.keys(rooms)
const every = Number(process.env.SAMPLE ?? 1)
const roomNames = process.argv.slice(2)
const unknown = roomNames.filter((room) => !(room in rooms))
if (unknown.length > 0) {
  console.error(`no such room: ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(2)
}
/** Mutants of a room, and the number that its tests killed. */
function recordRoom(room: string): void {
  const { file } = roomOf(room)
  const report = JSON.parse(readFileSync(join(root, `tests/out/mutation-${file}.json`), 'utf8')) as {
    files: Record<string, { mutants: { status: string; statusReason?: string }[] }>
  }
  const mutants = Object.values(report.files).flatMap((each) => each.mutants)
  const all = mutants.map(({ status }) => status)
  // On a busy machine a timeout may have another cause.
  const late = mutants.filter(({ statusReason = '' }) => statusReason.startsWith('Test timed out')).length
  const count = (...statuses: string[]) => all.filter((status) => statuses.includes(status)).length
  const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')]
  record(`mutation-${file}`, {
    command: `npm run mutate ${room}`,
    what: 'Share of the mutants of a room that its tests kill.',
    figures: {
      ...(every > 1 && { tried: `SAMPLE=${every}: one change of ${every}, as chance takes them` }),
      noticed,
      ...(late > 0 && { 'of these by a test that ran out of time': late }),
      'not noticed': missed,
      score: `${((100 * noticed) / (noticed + missed)).toFixed(1)} %`,
    },
  })
}

for (const room of roomNames.length > 0 ? roomNames : names) {
  console.log(`\n── ${room}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.mjs'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ROOM: room } },
  )
  if (status !== 0) process.exitCode = 1
  else recordRoom(room)
}
