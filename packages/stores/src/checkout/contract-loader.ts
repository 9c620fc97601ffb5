import {
  bookContract,
  CallError,
  type Client,
  type Contract,
  fromWireAmount,
  fromWireContract,
  type WireContract,
} from '@staykit/contract'
import { type Money, rateTypeOf } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

/** A chosen rate, as the checkout URL carries it. */
export interface RateChoice {
  readonly bundle: string
  readonly sop?: string | undefined
  readonly ratePlan?: string | undefined
}

export type ContractState =
  | { readonly kind: 'none' | 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'ready'; readonly contract: Contract }

/** All-in totals; nothing is charged before the traveller has accepted the new one. */
export interface PriceChange {
  readonly before: Money
  readonly after: Money
}

export const CONTRACT_DELAY_MS = 300

export interface ContractLoader {
  readonly $contract: ReadableAtom<ContractState>
  readonly $priceChange: ReadableAtom<PriceChange | undefined>
  readonly load: (choice: RateChoice) => void
  readonly replace: (contract: WireContract, before?: Money) => void
  /** Writes amounts in another language; the contract stays the same. */
  readonly setLocale: (locale: string) => void
  readonly acceptPrice: () => void
}

export interface ContractLoaderOptions {
  readonly client: Client
  readonly environment: Environment
  readonly locale: string
}

const requestOf = (choice: RateChoice, { storage }: Environment) => ({
  ppnBundle: choice.bundle,
  rateType: rateTypeOf(choice),
  ratePlan: choice.ratePlan || undefined,
  sop: choice.sop || undefined,
  dealCode: storage.get('dealCode'),
})

export function createContractLoader(options: ContractLoaderOptions): ContractLoader {
  const { client, environment } = options
  let { locale } = options
  let wire: WireContract | undefined
  const $contract = atom<ContractState>({ kind: 'none' })
  const $priceChange = atom<PriceChange | undefined>(undefined)
  let stop = () => {}

  function replace(next: WireContract, before?: Money) {
    wire = next
    const contract = fromWireContract(next, locale)
    const after = contract.rate.price.final
    $contract.set({ kind: 'ready', contract })
    $priceChange.set(before && before.minor !== after.minor ? { before, after } : undefined)
  }

  async function fetchContract(choice: RateChoice, signal: AbortSignal) {
    try {
      const request = requestOf(choice, environment)
      const { contract } = await client(bookContract, request, { signal })
      if (signal.aborted) return
      const { priceChange, rate } = contract
      replace(contract, priceChange && fromWireAmount(priceChange.previousFinal, rate.price.currencyCode))
    } catch (error) {
      if (!signal.aborted && error instanceof CallError) $contract.set({ kind: 'error', error })
    }
  }

  return {
    $contract,
    $priceChange,
    replace,
    setLocale: (next) => {
      locale = next
      if (wire && $contract.get().kind === 'ready')
        $contract.set({ kind: 'ready', contract: fromWireContract(wire, locale) })
    },
    acceptPrice: () => $priceChange.set(undefined),
    load: (choice) => {
      stop()
      const abort = new AbortController()
      $contract.set({ kind: 'loading' })
      $priceChange.set(undefined)
      const cancel = environment.timers.after(
        CONTRACT_DELAY_MS,
        () => void fetchContract(choice, abort.signal),
      )
      stop = () => {
        cancel()
        abort.abort()
      }
    },
  }
}
