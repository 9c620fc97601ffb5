import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const hasIndex = (home: string) =>
  existsSync(home) && readdirSync(home).some((name) => /^places-.*\.bin$/.test(name))

/**
 * Builds the index of places in a separate process, in parallel with other preparation. When an earlier start built
 * one, the server checks its version itself, which saves a process.
 */
export async function ensurePlaces(home: string, sandbox: boolean): Promise<void> {
  if (hasIndex(home)) return
  const command = join(import.meta.dirname, 'places.ts')
  const child = spawn(process.execPath, [command, home, ...(sandbox ? [] : ['world'])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = await once(child, 'close')
  process.off('exit', end)
  if (code !== 0) throw new Error(`the index of places could not be built (exit code ${code})`)
}
