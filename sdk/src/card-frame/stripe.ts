import { declineOf } from '@staykit/contract'
import type { Translate } from '../messages/translate.ts'
import { element } from './fields.ts'
import { type Paid, PaymentProblem } from './sandbox.ts'

interface StripeError {
  readonly code?: string
  /** More specific than the code card_declined. */
  readonly decline_code?: string
  readonly message?: string
}
interface StripeAnswer {
  readonly error?: StripeError
  readonly paymentIntent?: { readonly id: string; readonly status: string }
  readonly setupIntent?: { readonly id: string; readonly status: string }
}
interface StripeElement {
  mount(where: HTMLElement): void
  on(event: 'change', run: (change: { complete: boolean; brand?: string }) => void): void
  focus(): void
}
interface StripeScript {
  elements(options: object): {
    create(kind: 'card', options: object): StripeElement
    update(options: { locale: string }): void
  }
  confirmCardPayment(clientSecret: string, payment: object): Promise<StripeAnswer>
  confirmCardSetup(clientSecret: string, payment: object): Promise<StripeAnswer>
  handleNextAction(options: { clientSecret: string }): Promise<StripeAnswer>
}
declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript
  }
}

const languageOf = (locale: string) => locale.slice(0, 2)

/** Stripe's own card element in place of our fields. Needs real keys; test keys are enough. */
export async function openStripe(
  publishableKey: string,
  locale: string,
  onState: (complete: boolean, brand?: string) => void,
) {
  await loadScript('https://js.stripe.com/v3/')
  const stripe = window.Stripe?.(publishableKey)
  if (!stripe) throw new Error('Stripe did not load')
  const elements = stripe.elements({ locale: languageOf(locale) })
  const card = elements.create('card', { hidePostalCode: true })
  const box = element('stripe-card')
  element('card').hidden = true
  box.hidden = false
  card.mount(box)
  card.on('change', ({ complete, brand }) => onState(complete, brand))
  return {
    focus: () => card.focus(),
    speak: (next: string) => elements.update({ locale: languageOf(next) }),
    async pay(clientSecret: string, holder: string, t: Translate) {
      const payment_method = { card, billing_details: { name: holder } }
      return paid(await stripe.confirmCardPayment(clientSecret, { payment_method }), t)
    },
    async keep(clientSecret: string, holder: string, t: Translate) {
      const payment_method = { card, billing_details: { name: holder } }
      return paid(await stripe.confirmCardSetup(clientSecret, { payment_method }), t)
    },
    challenge: async (clientSecret: string, t: Translate) =>
      paid(await stripe.handleNextAction({ clientSecret }), t),
  }
}

function paid({ error, setupIntent, paymentIntent = setupIntent }: StripeAnswer, t: Translate): Paid {
  if (error || !paymentIntent) {
    const { decline_code, code = '', message = t('trouble') } = error ?? {}
    // Stripe's message is in the language of its fields.
    throw new PaymentProblem(declineOf({ code: decline_code ?? code, message }), message)
  }
  return { status: paymentIntent.status, paymentIntent: paymentIntent.id, brand: '', lastFour: '' }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} did not load`))
    document.head.append(script)
  })
}
