import { defaultLinks } from '@staykit/domain'

/** Answers by path, as the API gives them, or what gives one to a request's body; what is not named is lost. */
export function api(answers: Readonly<Record<string, unknown>>) {
  const asked: { path: string; body: unknown }[] = []
  const answer = async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url))
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path: pathname, body })
    const known = answers[pathname]
    const found = typeof known === 'function' ? known(body) : known
    if (found === undefined) throw new TypeError('fetch failed')
    // As fetch does: an answer that is late is none.
    const aborted = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    )
    return Response.json(await Promise.race([found, aborted]))
  }
  return { asked, fetch: answer as typeof fetch }
}

let brands = 0

/** Settings of a brand that no test before has asked for: answers about brands are kept. */
export const settingsFor = (answers: Readonly<Record<string, unknown>> = {}) => {
  const { asked, fetch } = api(answers)
  const urls = defaultLinks
  return { asked, settings: { refId: `b${++brands}`, apiBase: 'https://api.test', urls, fetch } }
}

export const HOSTILE = `"><img src=x onerror=alert(1)>'</template><script>alert(2)</script>&amp;`
