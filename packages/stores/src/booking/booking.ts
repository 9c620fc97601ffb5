import {
  bookDetails,
  CallError,
  type Client,
  type Contract,
  fromWireContract,
  type WireContract,
} from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { BookingDocument } from '../documents/index.ts'
import { type Environment, loadWithRetries, personalKeys, readJson } from '../environment/index.ts'
import { CANCEL_FAILED, type CancelState } from './cancel-state.ts'
import type { ChosenPart, PartAnswer, PartOffers } from './part.ts'

/** The reference that opens a booking. It is in tab storage, so a reload finds it again (OQ-38, AQ-34). */
export interface TripKey {
  readonly tripNumber: string
  /** Empty when only the link of a mail is known. */
  readonly email: string
  /** The link of a mail, which shows the trip and changes nothing. */
  readonly link?: string | undefined
}

export type BookingState =
  | { readonly kind: 'none' | 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  /** `isLocked`: opened by the link of a mail, to be read alone. */
  | { readonly kind: 'ready'; readonly booking: Contract; readonly isLocked?: boolean }

export interface BookingStore {
  readonly $booking: ReadableAtom<BookingState>
  /** The booking info; a cancellation takes it over (HOT-216). */
  readonly $info: ReadableAtom<TripKey | undefined>
  readonly $cancellation: ReadableAtom<CancelState>
  /** Loads a booking by its email, or by the link of a mail. */
  readonly load: (key: TripKey) => Promise<Contract | undefined>
  /** Opens a locked booking for changes. Throws CallError (404: another address) and leaves the booking as it is. */
  readonly unlock: (email: string) => Promise<void>
  /** Writes amounts in another language; the booking stays the same. */
  readonly setLocale: (locale: string) => void
  /** The booking that this tab last made or looked up. */
  readonly remembered: () => TripKey | undefined
  readonly remember: (key: TripKey) => void
  /** Its calendar entry or its receipt as a file. Throws CallError. */
  readonly document: (kind: 'calendar' | 'receipt') => Promise<BookingDocument>
  /** Resends the confirmation mail. Returns its address. Throws CallError. */
  readonly resend: () => Promise<string>
  /** The capability that opens the booking's documents and artifact without a login. */
  readonly capability: () => string | undefined
  /** What comes back for a room, or for the last night. Throws CallError. */
  readonly offerParts: () => Promise<PartOffers>
  /** Cancels a room or the last night, and shows what is left. Throws CallError. */
  readonly cancelPart: (part: ChosenPart) => Promise<PartAnswer>
  /** The part that was cancelled last, since the booking was loaded. */
  readonly $part: ReadableAtom<PartAnswer | undefined>
  /** Success only when the wire says CANCELED (HOT-215). */
  readonly cancel: () => Promise<void>
}

const KEY = personalKeys.trip

export function createBooking(options: {
  client: Client
  environment: Environment
  locale: string
}): BookingStore {
  const { client, environment } = options
  let { locale } = options
  let wire: WireContract | undefined
  const { remember, remembered } = rememberedTrip(environment)
  const $booking = atom<BookingState>({ kind: 'none' })
  const $info = atom<TripKey | undefined>(undefined)
  const $cancellation = atom<CancelState>({ kind: 'none' })
  const $part = atom<PartAnswer | undefined>(undefined)
  let capability: string | undefined
  let shown: TripKey = { tripNumber: '', email: '' }

  const inLocale = (booking: WireContract) => fromWireContract(booking, locale, environment.clock.today)

  function setLocale(next: string) {
    locale = next
    const state = $booking.get()
    if (!wire || state.kind !== 'ready') return
    // A cancellation has changed these.
    const { status, isCancellable, cancelNow, isChangeable, refund } = state.booking
    const ended = { status, isCancellable, cancelNow, isChangeable, refund }
    $booking.set({ ...state, booking: { ...inLocale(wire), ...ended } })
  }

  async function request(key: TripKey): Promise<Contract> {
    const { tripNumber, email, link } = key
    const answer = await client(bookDetails, { bookingId: tripNumber, ...(email ? { email } : { link }) })
    capability = answer.capability
    // The owner's session opens what a link locks.
    const isLocked = !capability
    shown = isLocked ? key : { tripNumber, email: email || (answer.booking.customer?.email ?? '') }
    wire = answer.booking
    const booking = inLocale(wire)
    remember(shown)
    $info.set(shown)
    $booking.set({ kind: 'ready', booking, isLocked })
    return booking
  }

  async function load(key: TripKey) {
    $booking.set({ kind: 'loading' })
    $cancellation.set({ kind: 'none' })
    $part.set(undefined)
    try {
      return await request(key)
    } catch (error) {
      if (error instanceof CallError) $booking.set({ kind: 'error', error })
      return undefined
    }
  }

  function show(booking: WireContract) {
    wire = booking
    $booking.set({ kind: 'ready', booking: inLocale(booking) })
  }

  return {
    $booking,
    $info,
    $cancellation,
    $part,
    load,
    unlock: (email) => request({ tripNumber: shown.tripNumber, email }).then(() => undefined),
    setLocale,
    remember,
    remembered,
    ...papers(client, () => ({ ...shown, capability })),
    capability: () => capability,
    offerParts: () => partCalls().then((part) => part.offerParts({ client, ...shown, capability }, show)),
    cancelPart: (chosen) =>
      partCalls().then((part) => part.cancelPart({ client, ...shown, capability }, chosen, $part, show)),
    cancel: () =>
      loadWithRetries(() => import('./cancel.ts')).then(
        (part) =>
          part.cancelBooking({ client, capability, reload: load }, { $booking, $info, $cancellation }),
        () => $cancellation.set({ kind: 'failed', message: CANCEL_FAILED, detail: '' }),
      ),
  }
}

/** Apart from the booking, because few travellers cancel a part. */
const partCalls = () => loadWithRetries(() => import('./part.ts'))

const documents = () => loadWithRetries(() => import('../documents/index.ts'))

/** Documents of the displayed booking; their code loads on first use. */
function papers(
  client: Client,
  shown: () => TripKey & { capability: string | undefined },
): Pick<BookingStore, 'document' | 'resend'> {
  return {
    document: async (kind) => {
      const load = await documents().then((part) => part.loadDocument)
      const { tripNumber: bookingId, capability } = shown()
      return load(client, kind, { bookingId, capability })
    },
    resend: async () => {
      const resend = await documents().then((part) => part.resendMail)
      const { tripNumber: bookingId, email } = shown()
      await resend(client, { bookingId, email })
      return email
    },
  }
}

/** The trip that this tab last made or looked up. */
function rememberedTrip({ tabStorage }: Environment) {
  return {
    remember: (key: TripKey) => tabStorage.set(KEY, JSON.stringify(key)),
    remembered: () => readJson(tabStorage, KEY, isTripKey),
  }
}

function isTripKey(value: unknown): value is TripKey {
  if (typeof value !== 'object' || value === null) return false
  return (
    'tripNumber' in value &&
    typeof value.tripNumber === 'string' &&
    'email' in value &&
    typeof value.email === 'string' &&
    (!('link' in value) || typeof value.link === 'string')
  )
}
