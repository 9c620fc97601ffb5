import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../../compose.ts'
import type { BookingServer } from './server.ts'
import { REF_ID, type Traveller, traveller } from './traveller.ts'

export interface SignedIn extends Traveller {
  readonly id: string
  readonly email: string
  readonly token: string
}

/** A signed-in member, without the mail and the slow hash of a password. */
export async function signedIn(
  server: { readonly deps: Pick<Deps, 'db' | 'sessions'>; readonly app?: BookingServer['app'] },
  options: {
    readonly ask?: (path: string, init?: RequestInit) => Promise<Response>
    readonly refId?: string
  } = {},
): Promise<SignedIn> {
  const id = randomUUID()
  const email = `${id}@example.com`
  const { db, sessions } = server.deps
  const at = { created_at: new Date(), updated_at: new Date() }
  await db
    .insertInto('users')
    .values({ id, email, name: '', email_verified: true, ...at })
    .execute()
  const sessionId = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      token: sessionId,
      user_id: id,
      expires_at: new Date(Date.now() + 3_600_000),
      ...at,
    })
    .execute()
  const { accessToken: token } = await sessions.begin({ id, email }, sessionId, options.refId ?? REF_ID)
  const { app } = server
  const ask = options.ask ?? (app && ((path: string, init?: RequestInit) => app.request(path, init)))
  if (!ask) throw new Error('there is no server to call')
  return { id, email, token, ...traveller(ask, () => ({ 'auth-token': token })) }
}
