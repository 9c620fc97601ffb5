import type { FileHandle } from 'node:fs/promises'
import type { Source } from 'pmtiles'

/** Parts of an open file, for the reader of archives. */
export const fileSource = (path: string, handle: FileHandle): Source => ({
  getKey: () => path,
  async getBytes(offset, length) {
    const bytes = new Uint8Array(length)
    const { bytesRead } = await handle.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  },
})
