import { CARD_FRAME_PATH, CallError, type FromCardFrame, type ToCardFrame } from '@staykit/contract'
import type { PaymentResult } from '@staykit/stores/payments/card'

export interface CardFrame {
  /** Pays with the card typed in the frame. */
  readonly confirm: (clientSecret: string, cardHolder: string) => Promise<PaymentResult>
  /** Shows the bank's challenge for a payment with a saved card. */
  readonly challenge: (clientSecret: string) => Promise<PaymentResult>
  /** Shows the frame in the current language and theme of the element; typed text stays. */
  readonly restyle: (look: Pick<CardFrameOptions, 'locale' | 'title'>) => void
  readonly remove: () => void
}

export interface CardFrameOptions {
  readonly host: HTMLElement
  readonly box: HTMLElement
  readonly apiBase: string
  readonly refId: string
  readonly locale: string
  readonly title: string
  /** `new` saves the typed card and has fewer fields; otherwise the frame pays. */
  readonly mode?: 'new'
  /** The frame did not load in time: blocked or offline. */
  readonly onLost: () => void
  /** The bank shows a challenge (3-D Secure) inside the frame. */
  readonly onChallenge: (open: boolean) => void
}

/** A frame that has not answered by then has failed. */
const READY_MS = 15_000

/** Tokens of the frame, as this widget resolves them. */
const tokens = 'surface text brand danger focus line line-strong radius text-muted unit font'.split(' ')

/**
 * Puts the card frame into the light DOM of the element, in a slot: browsers do not autofill cards in a frame inside a shadow
 * root. Only messages of the frame itself, from the API's origin, are handled.
 */
export function openCardFrame(options: CardFrameOptions): CardFrame {
  const { host, box, apiBase } = options
  const origin = new URL(apiBase, location.href).origin
  const frame = frameOf(options)
  const timer = setTimeout(options.onLost, READY_MS)
  let { locale } = options
  let isReady = false
  let waiting: { resolve: (result: PaymentResult) => void; reject: (error: CallError) => void } | undefined

  const send = (message: ToCardFrame) => frame.contentWindow?.postMessage(message, origin)
  const style = () => send({ stay: 'card', kind: 'style', tokens: readTokens(box), locale })
  const onMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = event.data as FromCardFrame
    if (message?.stay !== 'card') return
    if (message.kind === 'ready') {
      clearTimeout(timer)
      isReady = true
      style()
    } else if (message.kind === 'height')
      frame.style.blockSize = `${Math.min(Math.max(message.px, 80), 900)}px`
    else if (message.kind === 'challenge') options.onChallenge(message.open)
    else if (message.kind === 'result') settle(() => waiting?.resolve(message))
    else if (message.kind === 'error') settle(() => waiting?.reject(new CallError(message)))
  }
  const settle = (answer: () => void) => {
    answer()
    waiting = undefined
  }
  const ask = (message: ToCardFrame) =>
    new Promise<PaymentResult>((resolve, reject) => {
      waiting = { resolve, reject }
      send(message)
    })
  addEventListener('message', onMessage)
  host.append(frame)
  return {
    confirm: (clientSecret, cardHolder) => ask({ stay: 'card', kind: 'confirm', clientSecret, cardHolder }),
    challenge: (clientSecret) => {
      options.onChallenge(true)
      return ask({ stay: 'card', kind: 'challenge', clientSecret }).finally(() => options.onChallenge(false))
    },
    restyle: (look) => {
      locale = look.locale
      frame.title = look.title
      if (isReady) style()
    },
    // A traveller who left the form during a payment can pay again: an earlier payment is found by its request.
    remove: () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      frame.remove()
      waiting?.reject(new CallError({ code: 'ABORTED', message: '' }))
    },
  }
}

function frameOf({ apiBase, refId, locale, title, mode }: CardFrameOptions): HTMLIFrameElement {
  const query = new URLSearchParams({ refId, locale, parent: self.origin, ...(mode && { mode }) })
  const style = 'display:block;inline-size:100%;block-size:172px;border:0;color-scheme:normal'
  const frame = document.createElement('iframe')
  Object.assign(frame, {
    src: `${apiBase}${CARD_FRAME_PATH}?${query}`,
    slot: 'card',
    title,
    // Also for frames of the provider and of banks inside the frame, which ask for passkeys.
    allow: 'payment *; publickey-credentials-get *',
    // On an isolated page, Stripe's frames load only inside such a frame.
    credentialless: self.crossOriginIsolated,
  })
  frame.style.cssText = style
  return frame
}

// light-dark() and font stacks resolve only where they are used: colours are read from a probe.
function readTokens(box: HTMLElement): Record<string, string> {
  const probe = document.createElement('span')
  // During a transition a colour reads as its old value, even with reduced motion.
  probe.style.setProperty('transition', 'none', 'important')
  box.append(probe)
  const style = getComputedStyle(probe)
  const read = (name: string) => {
    probe.style.color = ''
    const text = style.getPropertyValue(`--_${name}`).trim()
    probe.style.color = text
    return probe.style.color ? style.color : text
  }
  const found: Record<string, string> = {}
  for (const name of tokens) found[name] = read(name)
  found['text-base'] = style.fontSize
  found.scheme = style.colorScheme
  probe.remove()
  return found
}
