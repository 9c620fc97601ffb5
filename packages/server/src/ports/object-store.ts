/** A stored file with its type. */
export interface StoredObject {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** The store does not answer, or refuses us; its state is unknown. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/**
 * Files by key: letters, digits and hyphens. Called by the profile (pictures) and by the erasure of members. A missing
 * key is undefined, and removing it succeeds. Every method may throw StoreAway, and RangeError for an invalid key.
 */
export interface ObjectStore {
  put(key: string, object: StoredObject): Promise<void>
  get(key: string): Promise<StoredObject | undefined>
  remove(key: string): Promise<void>
}
