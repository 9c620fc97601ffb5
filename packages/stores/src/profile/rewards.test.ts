import {
  CallError,
  type Client,
  loyaltyFrame,
  loyaltyMovements,
  loyaltyVendor,
  type RequestOf,
} from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { createLoyaltyFrame, createStatement } from './index.ts'

type Answer = (body: Record<string, unknown>) => unknown

/** Answers by call, in the order of the requests; an error is thrown. */
function clientOf(answers: ReadonlyMap<unknown, Answer>) {
  const sent: [unknown, unknown][] = []
  const client = (async (call: unknown, body: Record<string, unknown>) => {
    sent.push([call, body])
    const answer = await answers.get(call)?.(body)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  return { client, sent }
}
const script = 'https://vendor.example/widget.js'
const url = 'https://vendor.example/w'
const failed = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)
const missing = new CallError({ code: 'NOT_FOUND', message: 'None.' }, 404)

function frameOf(vendor: Answer, frame: Answer, loadScript = async (_: string) => {}) {
  const { client, sent } = clientOf(
    new Map<unknown, Answer>([
      [loyaltyVendor, vendor],
      [loyaltyFrame, frame],
    ]),
  )
  const requests: unknown[] = []
  const load = (address: string) => {
    requests.push(address, sent.length)
    return loadScript(address)
  }
  return { store: createLoyaltyFrame({ client, loadScript: load }), sent, asked: requests }
}

describe('the widget of a loyalty vendor', () => {
  it('[ACC-209] requests the page of the member, once the script of the vendor has loaded', async () => {
    let come = () => {}
    const {
      store,
      sent,
      asked: requests,
    } = frameOf(
      () => ({ script }),
      () => ({ url }),
      () => new Promise((done) => (come = done)),
    )
    const loading = store.load('u1')
    await expect.poll(() => requests).toEqual([script, 1])
    await new Promise((done) => setTimeout(done))
    expect(sent.map(([call]) => call)).toEqual([loyaltyVendor])
    come()
    await loading
    expect([sent[1], store.$loyaltyURL.get()]).toEqual([[loyaltyFrame, { userID: 'u1' }], url])
  })

  it('shows no widget where the vendor has no page, or a broken address; loads no script where there is none', async () => {
    for (const answer of [() => missing, () => ({ url: 'javascript:alert(1)' })]) {
      const { store, asked: requests } = frameOf(() => ({ script: 'javascript:alert(1)' }), answer)
      await store.load('u1')
      expect([store.$loyaltyURL.get(), store.$error.get(), requests]).toEqual(['', undefined, []])
    }
  })

  it('a script or an answer that fails has its own error, until a retry', async () => {
    const lost = frameOf(
      () => ({ script }),
      () => ({ url }),
      () => Promise.reject(new Error('blocked')),
    )
    await lost.store.load('u1')
    expect([lost.store.$loyaltyURL.get(), lost.store.$error.get(), lost.sent.length]).toEqual([
      undefined,
      'blocked',
      1,
    ])
    let answer: unknown = failed
    const { store } = frameOf(
      () => ({}),
      () => answer,
    )
    await store.load('u1')
    expect([store.$loyaltyURL.get(), store.$error.get()]).toEqual([undefined, 'No.'])
    answer = { url }
    await store.load('u1')
    expect([store.$loyaltyURL.get(), store.$error.get()]).toEqual([url, undefined])
  })
})

describe('the movements of points', () => {
  const movement = (id: number) => ({ tripNumber: `ST-${id}`, points: 1, balance: 30 - id })
  const page = ({ count, kind }: Partial<RequestOf<typeof loyaltyMovements>>) => ({
    movements: Array.from({ length: Math.min(Number(count), kind ? 1 : 25) }, (_, id) => movement(id)),
    total: kind ? 1 : 25,
  })
  const shown = (store: ReturnType<typeof createStatement>) => {
    const state = store.$statement.get()
    return state.kind === 'ready' ? [state.movements.length, state.total] : state.kind
  }

  it('asks for movements ten by ten, by kind, and for all of them for a file', async () => {
    const { client, sent } = clientOf(new Map<unknown, Answer>([[loyaltyMovements, page]]))
    const store = createStatement({ client, userId: 'u1' })
    expect(shown(store)).toBe('loading')
    await store.load()
    expect(shown(store)).toEqual([10, 25])
    // An undefined kind would be the word in the address.
    expect(sent[0]?.[1]).toStrictEqual({ userID: 'u1', count: '10' })
    const more = store.more()
    expect(shown(store)).toEqual([10, 25])
    await more
    expect(shown(store)).toEqual([20, 25])
    expect(await store.all()).toHaveLength(25)
    const other = store.show('returned')
    expect([shown(store), store.$of.get()]).toEqual(['loading', 'returned'])
    await other
    expect([shown(store), sent.at(-1)?.[1]]).toEqual([
      [1, 1],
      { userID: 'u1', kind: 'returned', count: '10' },
    ])
  })

  it('show why they are missing; an earlier answer arrives too late', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const { client } = clientOf(
      new Map<unknown, Answer>([[loyaltyMovements, () => new Promise((done) => waiting.push(done))]]),
    )
    const store = createStatement({ client, userId: 'u1' })
    const [first, second] = [store.load(), store.show('pending')]
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.({ movements: [], total: 0 })
    await second
    waiting[0]?.({ movements: [movement(1)], total: 1 })
    await first
    expect(shown(store)).toEqual([0, 0])
    const third = store.load()
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.(failed)
    await third
    expect(store.$statement.get()).toEqual({ kind: 'error', error: failed })
  })
})
