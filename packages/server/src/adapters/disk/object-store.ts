import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ObjectStore, StoreAway } from '../../ports/object-store.ts'

const safe = /^[\w-]{1,64}$/

/**
 * Files in a folder, which all API processes must share; on several machines it is a network folder. A file is its
 * type, a line break, and its content, and is written atomically.
 */
export function createDiskStore(folder: string): ObjectStore {
  const fileOf = (key: string) => {
    if (!safe.test(key)) throw new RangeError('a key of a file has only letters, digits and hyphens')
    return join(folder, key)
  }
  return {
    async put(key, { type, body }) {
      const file = fileOf(key)
      const next = `${file}.${randomUUID()}`
      const bytes = Buffer.concat([Buffer.from(`${type}\n`), body])
      await mkdir(folder, { recursive: true }).catch(fail)
      await writeFile(next, bytes, { mode: 0o600 }).catch(fail)
      await rename(next, file).catch(fail)
    },
    async get(key) {
      const bytes = await readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? undefined : fail(error),
      )
      if (!bytes) return undefined
      const end = bytes.indexOf('\n')
      return { type: bytes.toString('latin1', 0, end), body: new Uint8Array(bytes.subarray(end + 1)) }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true }).catch(fail)
    },
  }
}

function fail(error: unknown): never {
  throw new StoreAway('the folder of files cannot be used', { cause: error })
}
