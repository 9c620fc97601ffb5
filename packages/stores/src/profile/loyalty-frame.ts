import { type CallError, type Client, loyaltyFrame } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

export interface LoyaltyFrameStore {
  /** Of the vendor's widget; empty where the brand has none, undefined until it is known (ACC-240). */
  readonly $loyaltyURL: ReadableAtom<string | undefined>
  readonly load: (userId: string) => Promise<void>
}

/** Where the widget of the brand's loyalty vendor is (ACC-208). */
export function createLoyaltyFrame({ client }: { client: Client }): LoyaltyFrameStore {
  const $loyaltyURL = atom<string | undefined>(undefined)
  return {
    $loyaltyURL,
    load: async (userID) => {
      await client(loyaltyFrame, { userID }).then(
        ({ url }) => $loyaltyURL.set(/^https?:/.test(url) ? url : ''),
        (_error: CallError) => $loyaltyURL.set(''),
      )
    },
  }
}
