/** What a store of files answers. */
export interface StoredObject {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/**
 * Files by key: letters, digits and hyphens. Called by the profile (pictures) and by whoever erases a person. A missing key is
 * undefined, and removing it succeeds.
 */
export interface ObjectStore {
  put(key: string, object: StoredObject): Promise<void>
  get(key: string): Promise<StoredObject | undefined>
  remove(key: string): Promise<void>
}
