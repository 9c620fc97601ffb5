import type { IncomingMessage, ServerResponse } from 'node:http'

/** The part of js.stripe.com that the card frame uses: one field, and a confirmation at api.stripe.com. */
const script = `
window.Stripe = () => {
  const confirm = async (clientSecret, payment = {}, options = {}) => {
    window.onStripeConfirm?.({ method: Object.keys(payment.payment_method ?? {}), payment: Object.keys(payment), options })
    const id = clientSecret.split('_secret')[0]
    const body = new URLSearchParams({ payment_method: 'pm_card_visa' })
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body })
    const intent = await answer.json()
    return answer.ok ? { paymentIntent: intent } : { error: intent.error }
  }
  const create = () => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'Card at Stripe')
    return {
      mount: (where) => where.append(input),
      on: (_, run) => input.addEventListener('input', () => run({ complete: input.value.length > 15, brand: 'visa' })),
      focus: () => input.focus(),
    }
  }
  return {
    elements: () => ({ create, update() {} }),
    confirmCardPayment: confirm,
    handleNextAction: ({ clientSecret }) => confirm(clientSecret),
  }
}
`

/** Serves js.stripe.com, and api.stripe.com for the browser. */
export function stripeInBrowser(api: (incoming: IncomingMessage, response: ServerResponse) => void) {
  return (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.headers.host?.startsWith('js.'))
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    response.setHeader('access-control-allow-origin', '*')
    api(incoming, response)
  }
}

/** Stripe's API, with the calls that the payment stand-in lacks: balance and webhooks of an account. */
export function accountOf(
  webhook: string,
  payments: (incoming: IncomingMessage, response: ServerResponse) => void,
) {
  const own: Readonly<Record<string, object>> = {
    '/v1/balance': {},
    '/v1/webhook_endpoints': { data: [{ url: webhook, status: 'enabled', enabled_events: ['*'] }] },
  }
  return (incoming: IncomingMessage, response: ServerResponse) => {
    const found = own[(incoming.url ?? '').split('?', 1)[0] ?? '']
    if (!found) return payments(incoming, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  }
}
