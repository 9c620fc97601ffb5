/**
 * Messages between the page and the card frame, an iframe from the API's origin with the fields of the card itself. Both sides
 * check the other's origin; a card number or CVC never crosses.
 */
export const CARD_FRAME_PATH = '/payment/card-frame'

/** Page to frame. */
export type ToCardFrame =
  | { stay: 'card'; kind: 'style'; tokens: Record<string, string>; locale: string }
  | { stay: 'card'; kind: 'confirm'; clientSecret: string; cardHolder: string }
  /** A saved card's payment is at requires_action: opens its challenge only, reads no field. */
  | { stay: 'card'; kind: 'challenge'; clientSecret: string }
  | { stay: 'card'; kind: 'focus' }

/** Frame to page. */
export type FromCardFrame =
  | { stay: 'card'; kind: 'ready' }
  | { stay: 'card'; kind: 'height'; px: number }
  | {
      stay: 'card'
      kind: 'state'
      complete: boolean
      brand: string | undefined
      lastFour: string | undefined
    }
  /** A challenge (3-D Secure) is open: the frame needs the full width and `px` of height. */
  | { stay: 'card'; kind: 'challenge'; open: boolean }
  | {
      stay: 'card'
      kind: 'result'
      status: string
      paymentIntent: string
      brand: string
      lastFour: string
    }
  /** `message` is in the language of the frame; the page says `reason` and `code` in its own. */
  | { stay: 'card'; kind: 'error'; code: string; reason?: string | undefined; message: string }

/** Answer of the sandbox's card provider to its frame (POST <CARD_FRAME_PATH>/confirm, /setup, /status and /challenge); for a setup, paymentIntent is the
 * setupIntent of addCard. */
export interface CardFrameAnswer {
  /** A payment intent's status as Stripe names it, e.g. requires_capture. */
  readonly status: string
  readonly paymentIntent: string
  readonly brand: string
  readonly lastFour: string
  /** "$467.04", for the challenge. */
  readonly amount: string
  readonly failure?: { readonly code: string; readonly message: string } | undefined
}
