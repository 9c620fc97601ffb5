import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** User that PostgreSQL runs as; empty for the current user. */
export interface RunAs {
  readonly uid?: number
  readonly gid?: number
}

/** Thrown when PostgreSQL cannot start; the message is one line that says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** Chooses the user, because PostgreSQL refuses root: as root, the owner of existing data, otherwise `nobody`. */
export function chooseUser(dataDirectory: string): RunAs {
  if (process.getuid?.() !== 0) return {}
  const owner = ownerOf(dataDirectory)
  if (owner?.uid) return owner
  const entry = passwdLines().find(([name]) => name === 'nobody')
  if (!entry)
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and there is no user "nobody": start as an ordinary user, or set DATABASE_URL',
    )
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

/** Returns whether the user may pass through every folder above the path; ignores ACLs. */
export function isReachable(path: string, { uid, gid }: RunAs): boolean {
  if (uid === undefined) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found) {
      const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
      if (!(found.mode & bit)) return false
    }
    if (folder === dirname(folder)) return true
  }
}

/** Throws when another user owns the data, for example root. */
export function checkOwner(dataDirectory: string): void {
  const uid = process.getuid?.()
  const owner = ownerOf(dataDirectory)?.uid
  if (uid === undefined || uid === 0 || owner === undefined || owner === uid) return
  throw new EmbeddedPostgresError(
    `${dataDirectory} belongs to another user (${owner}): start as that user or as root, remove it, or set DATABASE_URL`,
  )
}

function ownerOf(path: string): RunAs | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

function passwdLines(): string[][] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
  } catch {
    return []
  }
}
