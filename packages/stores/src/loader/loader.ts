import type { AnyCall, Client, RequestOf, ResponseOf, Unbound } from '@staykit/contract'

/** Cache time of an answer in milliseconds (PLT-153), and of the member's profile (ACC-199). */
const READ_MS = 1_000
export const USER_MS = 2_000

interface Read {
  readonly until: number
  readonly answer: Promise<unknown>
}

/** Recent answers by client; all elements of a brand on a page share one client. */
const readsOfClient = new WeakMap<Client, Map<string, Read>>()

/** Reads from the cache of the client or from the server. Failures are not cached. Throws CallError. */
export function readOnce<C extends AnyCall>(
  client: Client,
  call: C,
  request: Unbound<RequestOf<C>>,
  ms = READ_MS,
): Promise<ResponseOf<C>> {
  const reads = readsOfClient.get(client) ?? new Map<string, Read>()
  readsOfClient.set(client, reads)
  const key = `${call.path} ${JSON.stringify(request)}`
  const before = reads.get(key)
  if (before && Date.now() < before.until) return before.answer as Promise<ResponseOf<C>>
  const answer = client(call, request)
  const read = { until: Date.now() + ms, answer }
  reads.set(key, read)
  const drop = () => reads.get(key) === read && reads.delete(key)
  // The platform says no with an answer.
  answer.then((given) => (given as { success?: boolean }).success === false && drop(), drop)
  return answer
}

/** A call that invalidates others: the next read loads again, whether the call was answered or not. Throws CallError. */
export function change<C extends AnyCall>(
  client: Client,
  call: C,
  request: Unbound<RequestOf<C>>,
): Promise<ResponseOf<C>> {
  return client(call, request).finally(() => readsOfClient.delete(client))
}
