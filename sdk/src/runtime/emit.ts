/** The last events of the page, so that a data layer that loads later misses none. */
const recent: CustomEvent[] = []
let isRecording = true

/** Returns the events so far and stops recording. */
export function takeRecentEvents(): CustomEvent[] {
  isRecording = false
  return recent.splice(0)
}

/**
 * Dispatches a bubbling, composed event. Returns false when it was cancelable and a listener cancelled it. Adds the name of
 * the element to a stay-error.
 */
export function emit(host: Element, name: string, fields: object = {}, cancelable = false): boolean {
  const detail = name === 'stay-error' ? { ...fields, element: host.localName } : fields
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })
  if (isRecording && recent.push(event) > 20) recent.shift()
  return host.dispatchEvent(event)
}
