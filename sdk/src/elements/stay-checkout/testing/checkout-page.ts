import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { type Answers, brandAnswer, type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { freshPage, mount, type } from '../../../testing/page.ts'
import { eventually } from '../../../testing/wait.ts'

/** Base URL of the platform's calls. */
export const platform = '/platform/api/v1'

/** The fields of the customer's form. */
export const contact = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  phoneNumber: '+1 617 555 0148',
}

/** The fields of the billing address, in their order. */
export const address = {
  country: 'US',
  postalCode: '02139',
  billingAddress: '18 Alder Street',
  city: 'Cambridge',
  stateCode: 'MA',
}

export const maya = { ...contact, ...address }

const { email: _email, ...info } = maya
const member = { ...info, id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }

/** Answers for a member whose brand has every payment method. */
export const memberAnswers = (cardList: readonly object[] = []): Answers => ({
  '/brand': () => ({
    brand: { ...brandAnswer.brand, payments: { provider: 'sandbox', bitcoin: true, wallet: true } },
  }),
  '/auth/refresh': () => ({
    accessToken: 'access',
    expiresIn: 900,
    refreshToken: 'next',
    identityID: 'u1',
    email: 'ann@x.com',
  }),
  '/profile/users/u1': (body) =>
    'firstName' in body ? { Item: body } : { data: { customer: member, cardList } },
})

/** A server that books at once. */
export const checkoutAnswers: Answers = {
  '/book/contract': () => ({ contract: contractFixture() }),
  '/payment/create-payment-intent': () => ({ data: { clientSecret: 'secret-1', paymentIntent: 'pi_1' } }),
  '/book/sync2': () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }),
  '/book/status': () => ({ status: 'HOTEL_BOOKING_PENDING' }),
  '/book/details': () => ({ booking: bookedFixture(), capability: 'cap' }),
  '/loyalty/transactions': () => ({ logged: true, numericValue: 485 }),
  [`${platform}/fi_nft/token_create`]: () => ({ success: true, data: { status: 'pending' } }),
  [`${platform}/fi_nft/nft_info`]: () => ({ success: true, data: { status: 'pending' } }),
}

/** For the tests of this folder. */
export const checkoutApi = (more: Answers = {}): FakeApi => fakeApi({ ...checkoutAnswers, ...more })

/** Opens the checkout at a section, with a customer in session storage. */
export function openCheckout(
  options: {
    section?: string
    query?: string
    customer?: object
    attributes?: Record<string, string>
    member?: boolean
    /** A deal code that was verified before. */
    dealCode?: string
    /** Keeps session storage, as a reload does. */
    reload?: boolean
    /** Number of a trip whose dates are being changed. */
    isChanging?: string
  } = {},
) {
  const stored = options.reload ? Object.entries(sessionStorage) : []
  freshPage()
  for (const [key, value] of stored) sessionStorage.setItem(key, value)
  if (options.member) localStorage.setItem('staykit.refresh.8183', 'refresh')
  if (options.dealCode) localStorage.setItem('staykit.dealCode', options.dealCode)
  const { section = 'customer', query = '?rate=bundle-1', customer, attributes = {} } = options
  history.replaceState(null, '', `/checkout/${section}${query}`)
  if (customer) sessionStorage.setItem('staykit.customer', JSON.stringify(customer))
  if (options.isChanging) {
    const change = { tripNumber: options.isChanging, email: 'maya@example.com', hotelId: 'h1' }
    sessionStorage.setItem('staykit.change', JSON.stringify(change))
  }
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

/** Fake card frame: records the messages to it, and answers from its origin. */
export async function cardFrame(host: HTMLElement) {
  const frame = await eventually(() => host.querySelector<HTMLIFrameElement>('iframe[slot=card]'))
  const messages: Record<string, unknown>[] = []
  const inner = frame.contentWindow as Window
  inner.postMessage = (message: unknown) => messages.push(message as Record<string, unknown>)
  const say = (data: object, origin = location.origin, source: MessageEventSource | null = inner) =>
    dispatchEvent(new MessageEvent('message', { data: { stay: 'card', ...data }, origin, source }))
  return {
    frame,
    say,
    requested: (kindOf: string) => eventually(() => messages.find(({ kind }) => kind === kindOf)),
    confirmed: () => eventually(() => messages.find(({ kind }) => kind === 'confirm')),
    pays: async (status = 'requires_capture') => {
      await eventually(() => messages.find(({ kind }) => kind === 'confirm'))
      say({ kind: 'result', status, paymentIntent: 'pi_1', brand: 'visa', lastFour: '4242' })
    },
  }
}
