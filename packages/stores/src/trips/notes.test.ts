import { CallError, createClient, tripNotes } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createTripNotes } from './index.ts'

interface Sent {
  readonly body: { readonly change?: { readonly trip_number: string; readonly note: string } }
  readonly signal: AbortSignal
  readonly answer: (status?: number) => void
}

function setUp() {
  const sent: Sent[] = []
  const environment = memoryEnvironment()
  const client = createClient({
    address: 'https://api.example',
    refId: '8183',
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        expect(String(url)).toBe(`https://api.example/api${tripNotes.path}`)
        const signal = init?.signal as AbortSignal
        signal.addEventListener('abort', () => reject(signal.reason))
        const answer = (status = 200) =>
          resolve(new Response(JSON.stringify(status === 200 ? { notes: [] } : {}), { status }))
        sent.push({ body: JSON.parse(String(init?.body)), signal, answer })
      }),
  })
  const store = createTripNotes({ client, environment, userId: () => 'u1' })
  const noteOf = (trip: string) => store.$notes.get().notes[trip]
  return { store, environment, sent, noteOf }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('notes on trips', () => {
  it('[ACC-205] POST /book/trips/notes handles them, and the latest call cancels the previous', async () => {
    const { store, environment, sent, noteOf } = setUp()
    store.edit('ST-1', 'Late')
    expect([sent.length, noteOf('ST-1')]).toEqual([0, { text: 'Late', status: 'typed' }])
    environment.advance(600)
    await settled()
    expect(sent.map(({ body }) => body.change)).toEqual([{ trip_number: 'ST-1', note: 'Late' }])
    store.edit('ST-1', 'Late arrival')
    expect(sent[0]?.signal.aborted).toBe(true)
    environment.advance(600)
    await settled()
    expect([sent.length, sent[1]?.signal.aborted]).toEqual([2, false])
    expect(noteOf('ST-1')?.status).toBe('saving')
    sent[1]?.answer()
    await settled()
    expect(noteOf('ST-1')).toEqual({ text: 'Late arrival', status: 'kept' })
  })

  it('letters that follow each other are one call, and a call of another trip goes on', async () => {
    const { store, environment, sent } = setUp()
    for (const text of ['L', 'La', 'Lat']) {
      store.edit('ST-1', text)
      environment.advance(300)
    }
    expect(sent).toHaveLength(0)
    environment.advance(300)
    store.edit('ST-2', 'Window')
    environment.advance(600)
    await settled()
    expect(sent.map(({ body, signal }) => [body.change?.note, signal.aborted])).toEqual([
      ['Lat', false],
      ['Window', false],
    ])
  })

  it('keeps the text of a note that was not saved, and saves it at another try', async () => {
    const { store, sent, noteOf } = setUp()
    store.edit('ST-1', 'Late')
    const first = store.keep('ST-1')
    await settled()
    sent[0]?.answer(500)
    await first
    expect(noteOf('ST-1')).toEqual({ text: 'Late', status: 'failed' })
    const second = store.keep('ST-1')
    await settled()
    sent[1]?.answer()
    await second
    expect(noteOf('ST-1')?.status).toBe('kept')
    await store.keep('ST-1')
    expect(sent).toHaveLength(2)
  })

  it('reads notes without losing what is typed meanwhile; says why they cannot be read', async () => {
    const { store, sent, noteOf } = setUp()
    const reading = store.load()
    store.edit('ST-1', 'New')
    await settled()
    sent[0]?.answer(400)
    await reading
    expect(store.$notes.get().error).toBeInstanceOf(CallError)
    expect(noteOf('ST-1')?.text).toBe('New')
  })
})
