import { CallError, type Client, loyaltyFrame, loyaltyVendor } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

export interface LoyaltyFrameStore {
  /** Address of the vendor's widget; empty for brands without one, undefined while it loads (ACC-240). */
  readonly $loyaltyURL: ReadableAtom<string | undefined>
  /** The reason why it could not be loaded. */
  readonly $error: ReadableAtom<string | undefined>
  readonly load: (userId: string) => Promise<void>
}

interface Options {
  readonly client: Client
  /** Brings a script into the page; rejects when it does not come. */
  readonly loadScript: (url: string) => Promise<void>
}

const isAddress = (url: string | undefined): url is string => /^https?:/.test(url ?? '')

/** The address of the loyalty vendor's widget (ACC-208), requested once the vendor's script has loaded (ACC-209). */
export function createLoyaltyFrame({ client, loadScript }: Options): LoyaltyFrameStore {
  const $loyaltyURL = atom<string | undefined>(undefined)
  const $error = atom<string | undefined>(undefined)
  const read = async (userID: string): Promise<string> => {
    const { script } = await client(loyaltyVendor, {})
    if (isAddress(script)) await loadScript(script)
    const { url } = await client(loyaltyFrame, { userID })
    return isAddress(url) ? url : ''
  }
  return {
    $loyaltyURL,
    $error,
    load: async (userId) => {
      $error.set(undefined)
      await read(userId).then(
        (url) => $loyaltyURL.set(url),
        // A vendor without a page for this member is none.
        (error: Error) =>
          error instanceof CallError && error.status === 404
            ? $loyaltyURL.set('')
            : $error.set(error.message),
      )
    },
  }
}
