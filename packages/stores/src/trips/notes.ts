import { CallError, type Client, MOST_OF_NOTE, tripNotes } from '@staykit/contract'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

/** Delay after the last keystroke, ms. */
const PAUSE_MS = 600

/** `typed`: not sent yet. `failed`: not saved; the text stays in the field. */
export interface TripNote {
  readonly text: string
  readonly status: 'kept' | 'typed' | 'saving' | 'failed'
}

export interface NotesState {
  /** By trip number; a trip without a note is not there. */
  readonly notes: Readonly<Record<string, TripNote>>
  readonly isKnown: boolean
  /** The reason why the notes could not be loaded. */
  readonly error?: CallError
}

export interface TripNotesStore {
  readonly $notes: ReadableAtom<NotesState>
  readonly load: () => Promise<void>
  /** Shows the note at once and saves it after a pause; cancels a pending save of this trip. */
  readonly edit: (tripNumber: string, text: string) => void
  /** Saves the typed text: on blur, or on a retry. */
  readonly keep: (tripNumber: string) => Promise<void>
}

interface NotesOptions {
  readonly client: Client
  readonly environment: Pick<Environment, 'timers'>
  readonly userId: () => string | undefined
}

/** A member's own notes on their trips (ACC-205). */
export function createTripNotes({ client, environment, userId }: NotesOptions): TripNotesStore {
  const $notes = atom<NotesState>({ notes: {}, isKnown: false })
  const sending = new Map<string, AbortController>()
  const waiting = new Map<string, () => void>()
  const set = (tripNumber: string, note: Partial<TripNote>) => {
    const { notes } = $notes.get()
    const before = notes[tripNumber] ?? { text: '', status: 'kept' }
    $notes.set({ ...$notes.get(), notes: { ...notes, [tripNumber]: { ...before, ...note } } })
  }

  async function keep(tripNumber: string) {
    waiting.get(tripNumber)?.()
    waiting.delete(tripNumber)
    const note = $notes.get().notes[tripNumber]
    const id = userId()
    if (!note || !id || (note.status !== 'typed' && note.status !== 'failed')) return
    sending.get(tripNumber)?.abort()
    const abort = new AbortController()
    sending.set(tripNumber, abort)
    set(tripNumber, { status: 'saving' })
    const change = { trip_number: tripNumber, note: note.text }
    const outcome = await client(tripNotes, { userId: id, change }, { signal: abort.signal }).then(
      () => 'kept' as const,
      () => 'failed' as const,
    )
    if (!abort.signal.aborted) set(tripNumber, { status: outcome })
  }

  return {
    $notes,
    keep,
    edit: (tripNumber, text) => {
      sending.get(tripNumber)?.abort()
      waiting.get(tripNumber)?.()
      set(tripNumber, { text: text.slice(0, MOST_OF_NOTE), status: 'typed' })
      waiting.set(
        tripNumber,
        environment.timers.after(PAUSE_MS, () => void keep(tripNumber)),
      )
    },
    load: () => read(client, userId(), $notes),
  }
}

async function read(client: Client, id: string | undefined, $notes: WritableAtom<NotesState>): Promise<void> {
  if (!id) return
  try {
    const { notes } = await client(tripNotes, { userId: id })
    const saved = notes.map(({ trip_number, note }) => [trip_number, { text: note, status: 'kept' }] as const)
    // Text typed in the meantime is newer.
    $notes.set({ notes: { ...Object.fromEntries(saved), ...$notes.get().notes }, isKnown: true })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    $notes.set({ ...$notes.get(), error })
  }
}
