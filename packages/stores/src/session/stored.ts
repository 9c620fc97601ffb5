import type { KeyValueStore } from '../environment/index.ts'

/** Where the refresh token of a brand's member is kept. */
export const refreshKey = (refId: string) => `staykit.refresh.${refId}`

/** Whether an earlier page left a session; without one nobody needs the code of sessions. */
export function hasStoredSession(storage: KeyValueStore, refId: string): boolean {
  return storage.get(refreshKey(refId)) !== undefined
}
