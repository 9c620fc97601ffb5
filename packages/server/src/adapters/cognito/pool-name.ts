import { DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider'
import { ConfigError } from '../../kernel/environment.ts'
import { PoolRefusal, poolPrefix } from '../../ports/user-pool.ts'
import type { Ask } from './client.ts'

/** The pool's name and its settings that we rely on. Throws PoolRefusal, and ConfigError where we may not look. */
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
      `COGNITO_USER_POOL_ID: Amazon does not show us ${poolId} (${reason}): check the id, and who we are there`,
    )
  }
}

export type DescribedPool = Awaited<ReturnType<typeof describePool>>

/** One line for each thing that keeps us from using a pool. */
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
      ? [`the pool ${name} asks for a second factor, which the forms have no field for: make it optional`]
      : []),
  ]
}

/** Looks at the pool until that was done once; asked again after the pool was away. Throws PoolRefusal `away`, and ConfigError. */
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
