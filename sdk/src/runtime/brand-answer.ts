import type { Settings } from './settings.ts'

type Where = Pick<Settings, 'apiBase' | 'refId'>

/** The content of an answer for a brand, before its schemas are loaded. */
export interface BrandBody {
  readonly brand?: Readonly<{
    tokens?: Readonly<Record<string, string>>
    links?: Readonly<Record<string, string>>
    currency?: string
    locale?: string
  }>
  readonly error?: { readonly code: string; readonly message: string }
}

/** A request for a brand: one for all elements of the page. The script makes it while the code of the elements loads. */
export interface BrandAnswer {
  readonly response: Promise<Response>
  /** Undefined without a response; without content if it is no JSON. */
  readonly loading: Promise<BrandBody | undefined>
  /** The same, once it is there. */
  body?: BrandBody | undefined
}

/** Address of the brand. */
const brandUrl = ({ apiBase, refId }: Where) => `${apiBase}/api/brand?${new URLSearchParams({ refId })}`

/** The origin of the API without a trailing slash: the named one, else that of the script, else the page's. */
export function apiBaseOf(named: string | undefined): string {
  const src = globalThis.staykit?.src
  return (named || (src && new URL(src).origin) || location.origin).replace(/\/$/, '')
}

/** Only a request creates it: to import a module changes nothing of a page or of a server. */
const answers = () => globalThis.staykit?.brands

export const brandAnswer = (where: Where): BrandAnswer | undefined => answers()?.get(brandUrl(where))

/** The pending response for an address, if it is a brand's. */
export const responseOf = (url: string) =>
  answers()
    ?.get(url)
    ?.response.then((response) => response.clone())

function store(url: string, answer: BrandAnswer): void {
  globalThis.staykit ??= {}
  globalThis.staykit.brands ??= new Map<string, BrandAnswer>()
  globalThis.staykit.brands.set(url, answer)
}

/** Elements that mount together share a failure; an element that mounts this much later retries. */
const SHARED_FAILURE_MS = 9_000

/** Requests a brand once per page. */
export function requestBrand(where: Where, fetch: (url: string) => Promise<Response>): BrandAnswer {
  const earlier = brandAnswer(where)
  if (earlier) return earlier
  const url = brandUrl(where)
  // A page may have a fetch() that throws.
  const response = (async () => fetch(url))()
  const read = (found: Response): Promise<BrandBody> =>
    found
      .clone()
      .json()
      .catch(() => ({}))
  const answer: BrandAnswer = { response, loading: response.then(read, () => undefined) }
  store(url, answer)
  // The code of an element that could not load offline loads at once when the network is back.
  const forgetLater = () => setTimeout(() => answers()?.delete(url), navigator.onLine ? SHARED_FAILURE_MS : 0)
  response.then(({ ok }) => ok || forgetLater(), forgetLater)
  answer.loading.then((body) => {
    answer.body = body
  })
  return answer
}

/** Forgets all answers, so that a test starts like a new page. */
export function forgetAnswers(): void {
  answers()?.clear()
}
