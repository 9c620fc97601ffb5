import {
  type CallError,
  type Client,
  loyaltyMovements,
  type MovementKind,
  type ResponseOf,
} from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

/** Points that came or went, with how many there were after it. */
export type Movement = ResponseOf<typeof loyaltyMovements>['movements'][number]

export type StatementState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  /** The newest movements, and the total count for the filter. */
  | { readonly kind: 'ready'; readonly movements: readonly Movement[]; readonly total: number }

export interface StatementStore {
  readonly $statement: ReadableAtom<StatementState>
  /** The filter of movements; undefined means all. */
  readonly $of: ReadableAtom<MovementKind | undefined>
  readonly load: () => Promise<void>
  /** The newest of one kind, or of all. */
  readonly show: (kind: MovementKind | undefined) => Promise<void>
  /** Loads as many again; the loaded ones stay visible. */
  readonly more: () => Promise<void>
  /** All of the kind that is shown, for a file. Throws CallError. */
  readonly all: () => Promise<readonly Movement[]>
}

const PAGE = 10
const ALL = 1_000

/** The movements of a member's points. The server computes the sums. */
export function createStatement({ client, userId }: { client: Client; userId: string }): StatementStore {
  const $statement = atom<StatementState>({ kind: 'loading' })
  const $of = atom<MovementKind | undefined>(undefined)
  let count = PAGE
  let latest = 0
  const ask = (most: number) => {
    const kind = $of.get()
    return client(loyaltyMovements, { userID: userId, count: String(most), ...(kind && { kind }) })
  }
  const load = async () => {
    const mine = ++latest
    const next = await ask(count).then(
      ({ movements, total }): StatementState => ({ kind: 'ready', movements, total }),
      (error: CallError): StatementState => ({ kind: 'error', error }),
    )
    if (mine === latest) $statement.set(next)
  }
  return {
    $statement,
    $of,
    load,
    show: (kind) => {
      $of.set(kind)
      count = PAGE
      $statement.set({ kind: 'loading' })
      return load()
    },
    more: () => {
      count += PAGE
      return load()
    },
    all: async () => (await ask(ALL)).movements,
  }
}
