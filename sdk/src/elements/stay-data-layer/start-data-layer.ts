import { takeRecentEvents } from '../../runtime/emit.ts'
import { entryOf } from './entry.ts'
import { type DataLayerEntry, told } from './told.ts'

/** Whether the visitor has agreed to analytics: not asked yet, agreed, refused. */
export type Consent = 'required' | 'granted' | 'denied'

export interface DataLayerOptions {
  /** Called with each entry. */
  readonly handler?: ((entry: DataLayerEntry) => void) | undefined
  /** Name of a global array that entries are pushed to: `dataLayer` when neither it nor a handler is given. */
  readonly layer?: string | undefined
  /** `required` when left out. The event `stay-consent` on document, with true or false, changes it. */
  readonly consent?: Consent | undefined
}

export interface StartedDataLayer {
  /** `granted` hands on what has waited, in order; `denied` throws it away. */
  readonly setConsent: (consent: Consent | undefined) => void
  /** Hears nothing any more; what waits is thrown away. */
  readonly stop: () => void
}

/** Entries that wait for the visitor's word; the oldest go first. */
const LONGEST = 100

/** States of the journey: told anew, by a list that was loaded again for one, they are no news. */
const states = /_(step|results|price_changed|booked|cancelled)$/

/** Events of elements that were ready before this code arrived. Only data layers that start with it get them. */
const early = takeRecentEvents().filter(({ type }) => type in told)
setTimeout(() => early.splice(0))

/** Hands the journey's events on as entries, once the visitor has agreed. Does nothing where there is no DOM. */
export function startDataLayer(options: DataLayerOptions = {}): StartedDataLayer {
  const waiting: DataLayerEntry[] = []
  const news = newsOnly()
  const stopped = new AbortController()
  let { consent } = options

  function setConsent(next: Consent | undefined) {
    consent = next
    if (next === 'granted') for (const entry of waiting.splice(0)) handOn(entry, options)
    if (next === 'denied') waiting.length = 0
  }

  function hear(event: Event) {
    if (consent === 'denied') return
    const entry = entryOf(event as CustomEvent)
    if (!news(entry)) return
    if (waiting.push(entry) > LONGEST) waiting.shift()
    setConsent(consent)
  }

  early.forEach(hear)
  if (typeof document !== 'undefined') {
    // On the way down: nobody on the way back can keep an event from it.
    const heard = { capture: true, signal: stopped.signal }
    for (const name of Object.keys(told)) document.addEventListener(name, hear, heard)
    const onConsent = ({ detail }: CustomEvent<unknown>) => setConsent(detail === true ? 'granted' : 'denied')
    document.addEventListener('stay-consent', onConsent, heard)
  }
  return {
    setConsent,
    stop: () => {
      stopped.abort()
      waiting.length = 0
    },
  }
}

function handOn(entry: DataLayerEntry, { handler, layer }: DataLayerOptions) {
  // A microtask: what fails in it is the page's own, and keeps nothing else from being handed on.
  if (handler) queueMicrotask(() => handler(entry))
  if (handler && !layer) return
  const page = globalThis as unknown as Record<string, DataLayerEntry[]>
  const name = layer || 'dataLayer'
  page[name] ??= []
  const array = page[name]
  if (!array.includes(entry)) array.push(entry)
}

/** Whether an entry says something that the last one of its kind did not; each step begins anew, and each trip is told once. */
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
