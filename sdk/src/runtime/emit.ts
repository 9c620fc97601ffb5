/** The last events of the page, so that a data layer whose code arrives later misses none. */
const recent: CustomEvent[] = []
let isRecording = true

/** The events so far; none is recorded afterwards. */
export function takeRecentEvents(): CustomEvent[] {
  isRecording = false
  return recent.splice(0)
}

/**
 * Dispatches a bubbling, composed event; answers false when it was cancelable and a listener cancelled it. A stay-error names
 * the element as well.
 */
export function emit(host: Element, name: string, given: object = {}, cancelable = false): boolean {
  const detail = name === 'stay-error' ? { ...given, element: host.localName } : given
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })
  if (isRecording && recent.push(event) > 20) recent.shift()
  return host.dispatchEvent(event)
}
