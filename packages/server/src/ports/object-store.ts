/** What a store of files answers. */
export interface StoredObject {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** The store does not answer, or does not let us; whether it has done something is not known. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/**
 * Files by key: letters, digits and hyphens. Called by the profile (pictures) and by whoever erases a person. A missing key is
 * undefined, and removing it succeeds. Every method may throw StoreAway, and RangeError for what is no key.
 */
export interface ObjectStore {
  put(key: string, object: StoredObject): Promise<void>
  get(key: string): Promise<StoredObject | undefined>
  remove(key: string): Promise<void>
}
