/** Dispatches a bubbling, composed event; answers false when it was cancelable and a listener cancelled it. */
export function emit(host: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
