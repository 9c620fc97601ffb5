import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Builds the index of places that a server will open, in a process of its own, while other things are made ready. */
export async function ensurePlaces(home: string, sandbox: boolean): Promise<void> {
  const command = join(import.meta.dirname, 'places-command.ts')
  const child = spawn(process.execPath, [command, home, ...(sandbox ? [] : ['world'])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = await once(child, 'close')
  process.off('exit', end)
  if (code !== 0) throw new Error(`the index of places could not be built (exit code ${code})`)
}
