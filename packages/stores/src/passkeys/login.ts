import { askPasskey, CallError, type Client, signInWithPasskey } from '@staykit/contract'
import type { Environment } from '../environment/index.ts'
import type { SessionStore } from '../session/index.ts'
import { deviceOf } from '../session/stored.ts'
import type { Ceremonies, NoPasskey } from './ceremony.ts'

interface Options {
  readonly client: Client
  readonly environment: Environment
  readonly refId: string
  readonly session: Pick<SessionStore, 'adopt'>
  readonly ceremonies: Pick<Ceremonies, 'sign'>
}

/** Logs in with a passkey. `refused`: the server does not have this passkey. Throws CallError for every other failure. */
export async function signInByPasskey(options: Options): Promise<'done' | 'refused' | NoPasskey> {
  const { client, session, ceremonies } = options
  const credential = await ceremonies.sign(await client(askPasskey, {}))
  if (typeof credential === 'string') return credential
  try {
    await session.adopt(await client(signInWithPasskey, { credential, device: deviceOf(options).get() }))
    return 'done'
  } catch (error) {
    if (error instanceof CallError && error.code === 'NotAuthorizedException') return 'refused'
    throw error
  }
}
