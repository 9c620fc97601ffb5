import { rmSync } from 'node:fs'

/** Removes a folder that a process has used which may still be writing its last file: ENOTEMPTY is tried again for some seconds. */
export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
