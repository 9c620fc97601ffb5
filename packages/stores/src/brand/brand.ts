import { type Brand, brand as brandCall, CallError, type Client } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

export type BrandState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly brand: Brand }
  | { readonly status: 'failed'; readonly error: CallError }

export interface BrandStore {
  readonly $brand: ReadableAtom<BrandState>
  /** Loads the brand unless it is loaded or loading. Call it again after a failure. */
  readonly load: () => Promise<BrandState>
}

export interface BrandOptions {
  readonly client: Client
  readonly environment: Environment
  readonly refId: string
}

/** The brand behind a reference id. An unknown or missing id fails with UNKNOWN_REF_ID; there is no default brand. */
export function createBrand({ client, refId }: BrandOptions): BrandStore {
  const $brand = atom<BrandState>({ status: 'loading' })
  let loading: Promise<BrandState> | undefined

  async function ask(): Promise<BrandState> {
    try {
      if (!refId)
        throw new CallError({ code: 'UNKNOWN_REF_ID', message: 'This page does not say its refId.' })
      const answer = await client(brandCall, { refId })
      $brand.set({ status: 'ready', brand: answer.brand })
    } catch (error) {
      loading = undefined
      $brand.set({ status: 'failed', error: error as CallError })
    }
    return $brand.get()
  }

  return {
    $brand,
    load: () => {
      loading ??= ask()
      return loading
    },
  }
}
