import { takeRecentEvents } from '../../runtime/emit.ts'
import { entryOf } from './entry.ts'
import { type DataLayerEntry, entryFields } from './entry-fields.ts'

/** Consent to analytics: undecided, granted, denied. */
export type Consent = 'required' | 'granted' | 'denied'

export interface DataLayerOptions {
  /** Called with each entry. */
  readonly handler?: ((entry: DataLayerEntry) => void) | undefined
  /** Name of a global array that receives the entries; default `dataLayer` if there is no handler. */
  readonly layer?: string | undefined
  /** Default `required`. The event `stay-consent` on document, with true or false, changes it. */
  readonly consent?: Consent | undefined
}

export interface StartedDataLayer {
  /** `granted` sends the queued entries in order; `denied` discards them. */
  readonly setConsent: (consent: Consent | undefined) => void
  /** Stops recording and discards the queued entries. */
  readonly stop: () => void
}

/** Maximum number of queued entries; the oldest are discarded first. */
const LONGEST = 100

/** Steps of the journey: repeated by a list that was reloaded, they are not reported again. */
const states = /_(step|results|price_changed|booked|cancelled)$/

/** Events of elements that were ready before this code loaded. Only data layers that start with it receive them. */
const early = takeRecentEvents().filter(({ type }) => type in entryFields)
setTimeout(() => early.splice(0))

/** Sends the journey's events as entries, once the visitor has given consent. Does nothing without a DOM. */
export function startDataLayer(options: DataLayerOptions = {}): StartedDataLayer {
  const waiting: DataLayerEntry[] = []
  const news = newsOnly()
  const stopped = new AbortController()
  let { consent } = options

  function setConsent(next: Consent | undefined) {
    consent = next
    if (next === 'granted') for (const entry of waiting.splice(0)) send(entry, options)
    if (next === 'denied') waiting.length = 0
  }

  function onEvent(event: Event) {
    if (consent === 'denied') return
    const entry = entryOf(event as CustomEvent)
    if (!news(entry)) return
    if (waiting.push(entry) > LONGEST) waiting.shift()
    setConsent(consent)
  }

  early.forEach(onEvent)
  if (typeof document !== 'undefined') {
    // In the capture phase, so that no listener can stop an event before.
    const listenOptions = { capture: true, signal: stopped.signal }
    for (const name of Object.keys(entryFields)) document.addEventListener(name, onEvent, listenOptions)
    const onConsent = ({ detail }: CustomEvent<unknown>) => setConsent(detail === true ? 'granted' : 'denied')
    document.addEventListener('stay-consent', onConsent, listenOptions)
  }
  return {
    setConsent,
    stop: () => {
      stopped.abort()
      waiting.length = 0
    },
  }
}

function send(entry: DataLayerEntry, { handler, layer }: DataLayerOptions) {
  // In a microtask: an error of the page's handler does not stop the other entries.
  if (handler) queueMicrotask(() => handler(entry))
  if (handler && !layer) return
  const page = globalThis as unknown as Record<string, DataLayerEntry[]>
  const name = layer || 'dataLayer'
  page[name] ??= []
  const array = page[name]
  if (!array.includes(entry)) array.push(entry)
}

/** Whether an entry differs from the last one of its kind; each step resets this, and each trip is reported once. */
function newsOnly() {
  const last = new Map<string, string>()
  return ({ time: _, ...entry }: DataLayerEntry) => {
    const { event } = entry
    const text = JSON.stringify(entry)
    if (states.test(event) && last.get(event) === text) return false
    if (event === 'staykit_step') last.delete('staykit_results')
    last.set(event, text)
    return true
  }
}
