import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { type Answers, type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { freshPage, mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'

export const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  phoneNumber: '+1 617 555 0148',
  billingAddress: '18 Alder Street',
  city: 'Cambridge',
  country: 'US',
  stateCode: 'MA',
  postalCode: '02139',
}

/** For the tests of this folder: a server that books at once. */
export function checkoutApi(more: Answers = {}): FakeApi {
  return fakeApi({
    '/book/contract': () => ({ contract: contractFixture() }),
    '/payment/create-payment-intent': () => ({ data: { clientSecret: 'secret-1', paymentIntent: 'pi_1' } }),
    '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }),
    '/book/status': () => ({ status: 'HOTEL_BOOKING_PENDING' }),
    '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }),
    ...more,
  })
}

/** Opens the checkout at a section, with a customer that the tab remembers. */
export function openCheckout(
  options: { section?: string; query?: string; customer?: object; attributes?: Record<string, string> } = {},
) {
  freshPage()
  const { section = 'customer', query = '?rate=bundle-1', customer, attributes = {} } = options
  history.replaceState(null, '', `/checkout/${section}${query}`)
  if (customer) sessionStorage.setItem('staykit.customer', JSON.stringify(customer))
  const box = mount('stay-checkout', attributes)
  return {
    ...box,
    fill: (values: Record<string, string>) => fill(box, values),
    frame: () => cardFrame(box.element),
  }
}

async function fill(box: ReturnType<typeof mount>, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    type(await box.find<HTMLInputElement>(`[name=${name}]`), value)
    await Promise.resolve()
  }
}

/** The card frame as the provider's page would answer: hears what is posted to it, and speaks with its origin. */
async function cardFrame(host: HTMLElement) {
  const frame = await eventually(() => host.querySelector<HTMLIFrameElement>('iframe[slot=card]'))
  const heard: Record<string, unknown>[] = []
  const inner = frame.contentWindow as Window
  inner.postMessage = (message: unknown) => heard.push(message as Record<string, unknown>)
  const say = (data: object, origin = location.origin, source: MessageEventSource | null = inner) =>
    dispatchEvent(new MessageEvent('message', { data: { stay: 'card', ...data }, origin, source }))
  return {
    frame,
    say,
    confirmed: () => eventually(() => heard.find(({ kind }) => kind === 'confirm')),
    pays: async (status = 'requires_capture') => {
      await eventually(() => heard.find(({ kind }) => kind === 'confirm'))
      say({ kind: 'result', status, paymentIntent: 'pi_1', brand: 'visa', lastFour: '4242' })
    },
  }
}
