import type { AnyCall } from '@staykit/contract'
import { createSession, type SessionStore } from '@staykit/stores/session'

/** Five years, in seconds (ACC-173); browsers may limit it. */
const FIVE_YEARS = 157_680_000

/**
 * The id of this browser in the cookie `cguid`, renewed for five years (ACC-173, AQ-48). Undefined in a frame without
 * cookies.
 */
function clientId(): string | undefined {
  try {
    const stored = document.cookie.match(/(?:^|; )cguid=([\da-f]{32})/)?.[1]
    const fresh = () =>
      [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const id = stored ?? fresh()
    document.cookie = `cguid=${id}; path=/; max-age=${FIVE_YEARS}; samesite=lax${secure}`
    return id
  } catch {
    return undefined
  }
}

export interface MemberSession {
  readonly session: SessionStore
  /** Headers of a member's calls; visitors have neither token nor client id. */
  readonly headers: (call: Pick<AnyCall, 'method' | 'path'>) => Promise<Record<string, string>>
}

/** The session of a member, and the headers of its calls. */
export function memberSession(options: Parameters<typeof createSession>[0]): MemberSession {
  const session = createSession(options)
  let id: string | undefined
  return {
    session,
    headers: async ({ method, path }) => {
      const token = await session.accessToken()
      if (!token) return {}
      id ??= clientId()
      return {
        authorization: `Bearer ${token}`,
        ...(id && { 'x-cguid': id }),
        // Users of the hosted pool also send their token in its own header for the profile (ACC-197).
        // A member's change is visible at once: the store caches the answer for 2 s (ACC-199), the browser must not cache it.
        ...(method === 'GET' &&
          path === '/profile/users/{id}' && { 'auth-token': token, 'cache-control': 'no-cache' }),
      }
    },
  }
}
