/** Steps of a journey that need more than attributes: a rate, and a booking. */
export const steps = ['checkout', 'confirmation'] as const
export type Step = (typeof steps)[number]

const HOTEL = '9000001-0'
const DAY_MS = 86_400_000

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.json() as Promise<Answer>
}

/** The first rate of a test hotel for a stay in a month. */
async function firstBundle(refId: string): Promise<string> {
  const { rates } = await post<{ rates: { ppn_book_bundle: string }[] }>('/travel/hotels/rates/', {
    ...{ hotelID: HOTEL, checkIn: dayFromNow(30), checkOut: dayFromNow(33) },
    ...{ adultCount: 2, roomCount: 1, currency: 'USD', refId },
  })
  const [first] = rates
  if (!first) throw new Error('the test hotel has no rate')
  return first.ppn_book_bundle
}

/** Prepares a page for a step and returns the attributes of its stay-checkout. */
export async function prepareStep(step: Step, refId: string): Promise<Record<string, string>> {
  const rate = await firstBundle(refId)
  if (step === 'checkout') return { rate, section: 'customer' }
  const { contract } = await post<{ contract: object }>('/api/book/contract', {
    ...{ ppnBundle: rate, rateType: 'MER', refId },
  })
  showAsBooked(contract)
  return { section: 'confirmation' }
}

/** Shows a contract as a booking, in this page alone: nothing is booked. */
function showAsBooked(contract: object): void {
  const tripNumber = 'ST-ABCD-EFGH-JKMN'
  const email = 'maya@example.com'
  const booking = {
    ...contract,
    ...{
      status: 'SUCCESS',
      tripNumber,
      confirmationNumber: 'SBX123456',
      confirmedAt: new Date().toISOString(),
    },
    ...{ creditCardType: 'visa', creditCardLastFour: '4242', paymentForm: 'Visa •••• 4242' },
    customer: {
      ...{
        firstName: 'Maya',
        lastName: 'Okafor',
        fullName: 'Maya Okafor',
        email,
        phoneNumber: '+1 617 555 0148',
      },
    },
  }
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname.endsWith('/book/details')) {
      // Other previews of this tab share the storage, and show no booking.
      sessionStorage.removeItem('staykit.trip')
      return Response.json({ booking, capability: 'preview' })
    }
    if (/\/fi_nft\//.test(pathname)) return Response.json({ success: true, data: { status: 'pending' } })
    if (pathname.endsWith('/loyalty/transactions')) return Response.json({ logged: true, numericValue: 100 })
    return real(input, init)
  }
  sessionStorage.setItem('staykit.trip', JSON.stringify({ tripNumber, email }))
}
