import { DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider'
import { ConfigError } from '../../kernel/environment.ts'
import { PoolRefusal, poolPrefix } from '../../ports/user-pool.ts'
import type { Ask } from './client.ts'

/** Name and relevant settings of the pool. Throws PoolRefusal, and ConfigError without access. */
export async function describePool(ask: Ask, poolId: string) {
  try {
    const { UserPool } = await ask((client, within) =>
      client.send(new DescribeUserPoolCommand({ UserPoolId: poolId }), within),
    )
    return {
      name: UserPool?.Name ?? '',
      isByEmail: UserPool?.UsernameAttributes?.includes('email') ?? false,
      isCaseSensitive: UserPool?.UsernameConfiguration?.CaseSensitive ?? true,
      hasMfa: UserPool?.MfaConfiguration === 'ON',
    }
  } catch (error) {
    if (error instanceof PoolRefusal && error.kind !== 'wrong') throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `COGNITO_USER_POOL_ID: no access to ${poolId} (${reason}): check the id and the credentials`,
    )
  }
}

export type DescribedPool = Awaited<ReturnType<typeof describePool>>

/** One line for each reason not to use a pool. */
export function poolProblems({ name, isByEmail, hasMfa }: DescribedPool, isQa: boolean): string[] {
  const prefix = poolPrefix(isQa)
  return [
    ...(name.startsWith(prefix)
      ? []
      : [
          `COGNITO_USER_POOL_ID is of the pool ${name}, whose name does not begin with ${prefix}: use one that does, or set COGNITO_QA`,
        ]),
    ...(isByEmail
      ? []
      : [`the pool ${name} does not take e-mail addresses as user names: make one that does`]),
    ...(hasMfa
      ? [`the pool ${name} requires a second factor, which no form supports: make it optional`]
      : []),
  ]
}

/** Checks the pool until a check succeeds. Throws PoolRefusal `away`, and ConfigError. */
export function poolCheck(ask: Ask, poolId: string, isQa: boolean): () => Promise<void> {
  let done: Promise<void> | undefined
  const look = async () => {
    const problems = poolProblems(await describePool(ask, poolId), isQa)
    if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  }
  return () => {
    done ??= look().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}
