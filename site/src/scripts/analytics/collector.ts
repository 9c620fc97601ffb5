import type { Recipient } from './port.ts'

/** The API's own analytics: counts by brand, day and name, without personal data. */
export function collector(apiUrl: string, refId: string): Recipient {
  return {
    isOurs: true,
    send({ name }) {
      // Not sendBeacon, which would send cookies; as text, which needs no preflight request. keepalive outlives the page.
      void fetch(`${apiUrl}/api/analytics/events`, {
        method: 'POST',
        body: JSON.stringify({ refId, name }),
        keepalive: true,
        credentials: 'omit',
        // Sends the origin only: the address of the checkout contains the booked room.
        referrerPolicy: 'strict-origin',
      }).catch(() => undefined)
    },
  }
}
