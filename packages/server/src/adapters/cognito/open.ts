import type { Logger } from 'pino'
import type { Members } from '../../ports/identity.ts'
import { PoolRefusal, type UserPool } from '../../ports/user-pool.ts'
import { type CognitoPoolOptions, createCognitoPool } from './cognito.ts'
import { type CognitoValues, cognitoOptions } from './config.ts'

/** The pool that the variables name, after a look at it. `times` are other ones for tests: no variable sets them. */
export async function openCognitoPool(
  values: CognitoValues,
  { identity, log }: { readonly identity: Members; readonly log: Logger },
  times: Pick<CognitoPoolOptions, 'answerAfterMs' | 'timeoutMs'> = {},
): Promise<UserPool> {
  const pool = createCognitoPool({
    ...cognitoOptions(values),
    members: identity,
    log,
    ...times,
  })
  // A server that is started while the pool is away starts all the same: the pool is looked at before it is asked for anything.
  await pool.check().catch((error: unknown) => {
    if (!(error instanceof PoolRefusal)) throw error
    log.error({ err: error }, 'the user pool cannot be reached')
  })
  return pool
}
