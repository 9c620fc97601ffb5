// npm run mutate [room …]: Stryker over one room after the other; all of them without a name.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rooms = ['domain', 'contract', 'stores', 'http', 'hotels', 'accounts', 'payments', 'booking']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((room) => !rooms.includes(room))
if (unknown.length > 0) {
  console.error(`no such room: ${unknown.join(', ')}; there are ${rooms.join(', ')}`)
  process.exit(2)
}
for (const room of wanted.length > 0 ? wanted : rooms) {
  console.log(`\n── ${room}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.mjs'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ROOM: room } },
  )
  if (status !== 0) process.exitCode = 1
}
