import type { FromCardFrame, ToCardFrame } from '@staykit/contract'

/**
 * The line to the page that holds the frame. The server has checked that this origin may; messages of any other origin
 * or window are not heard, and nothing is told to another.
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
