import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { areaZooms } from '@staykit/domain'
import { repositoryRoot } from '../../kernel/environment.ts'
import type { Ground } from '../../ports/ground.ts'
import { areaNumber, readAreas } from './areas-file.ts'
import { sourceVersions } from './sources.ts'

/** Changes with the layout or the rules of the file. */
const GROUND_VERSION = 1

/**
 * File of the world's map data: in the checkout, which all its servers share, or below `home` when the checkout is
 * read-only. A missing file is built in a separate process: about 20 s, and a download of 33 MB.
 */
export async function ensureGround(home: string): Promise<string> {
  const name = `ground-${GROUND_VERSION}-${sourceVersions()}.bin`
  const shared = join(repositoryRoot, '.staykit')
  const existingFile = [shared, home].map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (existingFile) return existingFile
  const folder = isWritable(shared) ? shared : home
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build-command.ts'), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Only requests for maps wait for this.
  if (builder.pid) setPriority(builder.pid, 10)
  const end = () => builder.kill('SIGKILL')
  process.once('exit', end)
  const code = await new Promise((resolve, reject) => builder.once('close', resolve).once('error', reject))
  process.off('exit', end)
  if (code !== 0) throw new Error(`the map data of the world could not be built (exit code ${code})`)
  return file
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Milliseconds between two builds when one fails, such as without the npm registry: a build takes a processor. */
export const REBUILD_MS = 10 * 60_000

/** Opens the file on first use: a server starts without it, and may never need it. */
export function openGround(home: string, ensure = ensureGround): Ground {
  let reading: ReturnType<typeof readAreas> | undefined
  const read = () => {
    if (reading) return reading
    reading = ensure(home).then(readAreas)
    reading.catch(() => {
      setTimeout(() => {
        reading = undefined
      }, REBUILD_MS).unref()
    })
    return reading
  }
  return {
    async area(zoom, x, y) {
      const isThere = (areaZooms as readonly number[]).includes(zoom)
      if (!isThere || Math.min(x, y) < 0 || Math.max(x, y) >= 2 ** zoom) return undefined
      return (await read())(areaNumber(zoom, x, y))
    },
  }
}
