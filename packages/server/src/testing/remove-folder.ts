import { rmSync } from 'node:fs'

/** Removes a folder that a process has used which may still be writing its last file: retries for some seconds after ENOTEMPTY. */
export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
