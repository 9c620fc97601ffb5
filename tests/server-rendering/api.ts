import { defaultLinks } from '@staykit/domain'

/** Bodies or responses of the API by path, or functions of the request body; other paths fail. */
export function api(answers: Readonly<Record<string, unknown>>) {
  const requests: { path: string; body: unknown }[] = []
  const answer = async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url))
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    requests.push({ path: pathname, body })
    const response = answers[pathname]
    const found = typeof response === 'function' ? response(body) : response
    if (found === undefined) throw new TypeError('fetch failed')
    // Like fetch: a late response rejects.
    const aborted = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    )
    const value = await Promise.race([found, aborted])
    return value instanceof Response ? value : Response.json(value)
  }
  return { requests, fetch: answer as typeof fetch }
}

let brands = 0

/** Settings of a new brand for each test, because responses about brands are cached. */
export const settingsFor = (answers: Readonly<Record<string, unknown>> = {}) => {
  const { requests, fetch } = api(answers)
  const urls = defaultLinks
  return { requests, settings: { refId: `b${++brands}`, apiBase: 'https://api.test', urls, fetch } }
}

export const HOSTILE = `"><img src=x onerror=alert(1)>'</template><script>alert(2)</script>&amp;`
