import type { WireError } from '@staykit/contract'

type Body = Record<string, unknown>
type Answer = (body: Body, count: number) => unknown
/** Path below the base (/brand, /book/contract …) → answer. */
export type Answers = Readonly<Record<string, Answer>>

/** An error response, as on the wire. */
export class Refusal {
  readonly status: number
  readonly error: WireError

  constructor(status: number, error: Refusal['error']) {
    this.status = status
    this.error = error
  }
}

export interface SentCall {
  readonly path: string
  readonly body: Body
  readonly headers: Headers
}

export interface FakeApi {
  readonly calls: (path: string) => readonly SentCall[]
  readonly answer: (more: Answers) => void
  readonly restore: () => void
}

export const brandAnswer = {
  brand: {
    refId: '8183',
    name: 'Staykit',
    tokens: {},
    products: ['hotels', 'flights', 'cars'],
    flags: {
      restrictedRates: false,
      userAuthRequired: false,
      cugLite: false,
      hideLoyalty: false,
      cardManagement: true,
      socialLogin: true,
      enablePlatformAuth: false,
    },
    supportEmail: 'support@staykit.test',
    currency: 'USD',
    locale: 'en-US',
    links: {},
    payments: { provider: 'sandbox' },
    map: {
      tiles: '/travel/maps/tiles/{z}/{x}/{y}.mvt',
      attribution: '© OpenStreetMap contributors',
      maxZoom: 14,
    },
  },
}

/** A place without streets is paper on a map. */
const noTile = () => new Response(null, { status: 204 })

/** Answers the calls of the page from a table; a call that is not in it fails the test. */
export function fakeApi(first: Answers = {}): FakeApi {
  const real = globalThis.fetch
  const sent: SentCall[] = []
  let answers: Answers = { '/brand': () => brandAnswer, ...first }
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const path = url.pathname.replace(/^\/(api|travel)(?=\/)/, '')
    const text = typeof init?.body === 'string' ? init.body : '{}'
    const body: Body = { ...Object.fromEntries(url.searchParams), ...JSON.parse(text) }
    sent.push({ path, body, headers: new Headers(init?.headers) })
    const answer = answers[path] ?? (path.startsWith('/maps/tiles/') ? noTile : undefined)
    if (!answer) throw new TypeError(`no answer for ${path}`)
    const result = await answer(body, sent.filter((call) => call.path === path).length)
    init?.signal?.throwIfAborted()
    if (result instanceof Response) return result
    if (result instanceof Refusal) return Response.json({ error: result.error }, { status: result.status })
    return Response.json(result)
  }
  return {
    calls: (path) => sent.filter((call) => call.path === path),
    answer: (more) => {
      answers = { ...answers, ...more }
    },
    restore: () => {
      globalThis.fetch = real
    },
  }
}

/** The same brand with other flags. */
export const brandWith = (flags: Partial<typeof brandAnswer.brand.flags>) => ({
  brand: { ...brandAnswer.brand, flags: { ...brandAnswer.brand.flags, ...flags } },
})
