import type { Logger } from 'pino'
import { awsCredentials, type Config } from '../../config.ts'
import type { Members } from '../../ports/identity.ts'
import { PoolRefusal, type UserPool } from '../../ports/user-pool.ts'
import { type CognitoPoolOptions, createCognitoPool } from './cognito.ts'

/** The pool that the variables name, after a look at it. `times` are other ones for tests: no variable sets them. */
export async function openCognitoPool(
  config: Config,
  { identity, log }: { readonly identity: Members; readonly log: Logger },
  times: Pick<CognitoPoolOptions, 'answerAfterMs' | 'timeoutMs'> = {},
): Promise<UserPool> {
  const pool = createCognitoPool({
    poolId: config.COGNITO_USER_POOL_ID ?? '',
    clientId: config.COGNITO_CLIENT_ID ?? '',
    clientSecret: config.COGNITO_CLIENT_SECRET,
    endpoint: config.COGNITO_ENDPOINT,
    credentials: awsCredentials(config),
    isQa: config.COGNITO_QA,
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
