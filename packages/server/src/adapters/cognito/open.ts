import type { Logger } from 'pino'
import type { Members } from '../../ports/identity.ts'
import { PoolRefusal, type UserPool } from '../../ports/user-pool.ts'
import { type CognitoPoolOptions, createCognitoPool } from './cognito.ts'
import { type CognitoValues, cognitoOptions } from './config.ts'

/** Opens the configured pool after a check. Only tests pass `times`. */
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
  // A server starts while the pool is unreachable; the check runs before the first call then.
  await pool.check().catch((error: unknown) => {
    if (!(error instanceof PoolRefusal)) throw error
    log.error({ err: error }, 'the user pool cannot be reached')
  })
  return pool
}
