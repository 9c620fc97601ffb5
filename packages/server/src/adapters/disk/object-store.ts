import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../../ports/object-store.ts'

const safe = /^[\w-]{1,64}$/

/**
 * Files in a folder, which every API process must see: on several machines it is a shared one. A file is its type, a line
 * break, and what it is made of; it is there whole or not at all.
 */
export function createDiskStore(folder: string): ObjectStore {
  const fileOf = (key: string) => {
    if (!safe.test(key)) throw new RangeError('a key of a file is letters, digits and hyphens')
    return join(folder, key)
  }
  return {
    async put(key, { type, body }) {
      const file = fileOf(key)
      await mkdir(folder, { recursive: true })
      const next = `${file}.${randomUUID()}`
      await writeFile(next, Buffer.concat([Buffer.from(`${type}\n`), body]), { mode: 0o600 })
      await rename(next, file)
    },
    async get(key) {
      const bytes = await readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!bytes) return undefined
      const end = bytes.indexOf('\n')
      return { type: bytes.toString('latin1', 0, end), body: new Uint8Array(bytes.subarray(end + 1)) }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}
