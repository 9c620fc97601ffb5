/**
 * Dispatches a bubbling, composed event; answers false when it was cancelable and a listener cancelled it. A stay-error names
 * the element as well.
 */
export function emit(host: Element, name: string, given: object = {}, cancelable = false): boolean {
  const detail = name === 'stay-error' ? { ...given, element: host.localName } : given
  return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
