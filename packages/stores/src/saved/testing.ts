import {
  addSavedHotels,
  CallError,
  type Client,
  fromWireHotel,
  listSavedHotels,
  MOST_SAVED,
  removeSavedHotel,
  type SavedHotel,
  shareSavedHotels,
  unshareSavedHotels,
} from '@staykit/contract'
import { hotelFixture } from '@staykit/contract/fixtures'
import { memoryBrowser, memoryEnvironment } from '../environment/index.ts'
import { createSaved, savedOf } from './index.ts'

const START = Date.parse('2030-06-15T12:00:00Z')
export const hotel = (number: number): SavedHotel =>
  savedOf(fromWireHotel(hotelFixture({ id: `h${number}`, name: `Hotel ${number}` })), START + number * 1000)

export const lost = new CallError({ code: 'NETWORK', message: 'no line' })
/** A hotel that the server knows nothing of. */
export const UNKNOWN = 404

interface Body {
  readonly id?: string
  readonly hotels?: readonly { readonly id: string; readonly savedAt?: string }[]
  readonly hotelId?: string
}

/** A server with the list of the member u1, which answers as the real one does. */
function serverOf(saved: SavedHotel[]) {
  const state = {
    saved,
    most: MOST_SAVED,
    calls: [] as unknown[],
    bodies: [] as Body[],
    /** Error of the next call. */
    fails: (_call: unknown): Error | undefined => undefined,
    /** Promise that a call waits for. */
    line: Promise.resolve(),
  }
  const list = () => ({ hotels: [...state.saved] })
  const client = (async (call: unknown, body: Body) => {
    state.calls.push(call)
    state.bodies.push(body)
    await state.line
    const failure = state.fails(call)
    if (failure) throw failure
    if (body.id !== 'u1') throw new CallError({ code: 'NOT_FOUND', message: 'User not found' }, 404)
    if (call === listSavedHotels) return list()
    if (call === removeSavedHotel) {
      state.saved = state.saved.filter(({ id }) => id !== body.hotelId)
      return { ok: true }
    }
    if (call === shareSavedHotels) return { link: 'token' }
    if (call === unshareSavedHotels) return { ok: true }
    if (call !== addSavedHotels) throw lost
    const fresh = (body.hotels ?? []).filter(
      ({ id }) => id !== `h${UNKNOWN}` && !state.saved.some((one) => one.id === id),
    )
    if (state.saved.length + fresh.length > state.most)
      throw new CallError({ code: 'LIST_FULL', message: 'full' }, 409)
    state.saved = [...fresh.map(({ id }) => hotel(Number(id.slice(1)))), ...state.saved]
    return list()
  }) as unknown as Client
  return { state, client }
}

export const start = (saved: SavedHotel[] = [], browser = memoryBrowser()) => {
  const server = serverOf(saved)
  const environment = memoryEnvironment({ browser })
  const store = createSaved({ client: server.client, environment })
  const ids = () => store.$saved.get().hotels.map(({ id }) => id)
  return { ...server, environment, store, ids, browser }
}
