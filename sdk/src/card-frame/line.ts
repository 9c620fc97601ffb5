import type { FromCardFrame, ToCardFrame } from '@staykit/contract'

/**
 * Message channel to the page that holds the frame. The server has checked that this origin is allowed; messages from other
 * origins or windows are ignored, and no other window receives ours.
 */
export function openLine(parentOrigin: string, onMessage: (message: ToCardFrame) => void) {
  addEventListener('message', (event: MessageEvent) => {
    if (event.source !== parent || event.origin !== parentOrigin) return
    if (isOurs(event.data)) onMessage(event.data)
  })
  return (message: FromCardFrame) => {
    if (parent !== window && parentOrigin) parent.postMessage(message, parentOrigin)
  }
}

function isOurs(data: unknown): data is ToCardFrame {
  return typeof data === 'object' && data !== null && 'stay' in data && data.stay === 'card' && 'kind' in data
}
