import type { Environment, KeyValueStore } from '../environment/index.ts'

/** The storage key of the refresh token of a brand's member. */
export const refreshKey = (refId: string) => `staykit.refresh.${refId}`

/** Returns true if an earlier page stored a session; without one the session code does not load. */
export function hasStoredSession(storage: KeyValueStore, refId: string): boolean {
  return storage.get(refreshKey(refId)) !== undefined
}

/** Token that identifies this device at the server; it stays after logout. */
export function deviceOf({
  environment,
  refId,
}: {
  readonly environment: Environment
  readonly refId: string
}) {
  const key = `staykit.device.${refId}`
  return {
    get: () => environment.storage.get(key),
    set: (device: string) => environment.storage.set(key, device),
  }
}
