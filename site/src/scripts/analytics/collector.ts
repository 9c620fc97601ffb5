import type { Recipient } from './port.ts'

/** The API's own counts: by brand, day and name, of nobody. */
export function collector(apiUrl: string, refId: string): Recipient {
  return {
    isOurs: true,
    tell({ name }) {
      // Not sendBeacon, which would send cookies along; as text, for which browsers ask no permission first. It outlives the page.
      void fetch(`${apiUrl}/api/analytics/events`, {
        method: 'POST',
        body: JSON.stringify({ refId, name }),
        keepalive: true,
        credentials: 'omit',
        // Of this page's address nothing but the origin: on the checkout it says what somebody buys.
        referrerPolicy: 'strict-origin',
      }).catch(() => undefined)
    },
  }
}
