import { diagnose } from './diagnose.ts'

/**
 * Dispatches a bubbling, composed event; answers false when it was cancelable and a listener cancelled it. A stay-error names
 * the element as well.
 */
export function emit(host: Element, name: string, detail: object, cancelable = false): boolean {
  const event = { detail, bubbles: true, composed: true, cancelable }
  if (name === 'stay-error') {
    event.detail = { ...detail, element: host.localName }
    diagnose(detail as { code: string })
  }
  return host.dispatchEvent(new CustomEvent(name, event))
}
