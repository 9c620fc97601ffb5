import { type Finding, note, ok, reasonOf, TIMEOUT_MS, wrong } from '../../kernel/finding.ts'
import { poolPrefix } from '../../ports/user-pool.ts'

export interface AmazonSettings {
  readonly region: string | undefined
  readonly endpoint: string | undefined
  readonly credentials:
    | {
        readonly accessKeyId: string
        readonly secretAccessKey: string
        readonly sessionToken?: string | undefined
      }
    | undefined
}

export interface UserPoolSettings {
  readonly poolId: string
  readonly clientId: string
  readonly isQa: boolean
  readonly aws: AmazonSettings
}

const clientOf = ({ endpoint, credentials }: AmazonSettings) => ({
  maxAttempts: 2,
  ...(endpoint && { endpoint }),
  ...(credentials && { credentials }),
})
const within = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) })

/** Checks the user pool: reachable, of the right kind by its name, and with the settings that the forms need. */
export async function checkUserPool({ poolId, clientId, isQa, aws }: UserPoolSettings): Promise<Finding[]> {
  const cognito = await import('@aws-sdk/client-cognito-identity-provider')
  const region = aws.region ?? poolId.split('_', 1)[0] ?? ''
  const client = new cognito.CognitoIdentityProviderClient({ region, ...clientOf(aws) })
  const description = client.send(new cognito.DescribeUserPoolCommand({ UserPoolId: poolId }), within())
  const { UserPool: pool } = await description.catch(notShown(`user pool ${poolId}`))
  const name = pool?.Name ?? ''
  const prefix = poolPrefix(isQa)
  const ofClient = new cognito.DescribeUserPoolClientCommand({ UserPoolId: poolId, ClientId: clientId })
  const { UserPoolClient: poolClient } = await client
    .send(ofClient, within())
    .catch(notShown(`client ${clientId}`))
  const minimum = pool?.Policies?.PasswordPolicy?.MinimumLength ?? 8
  return [
    name.startsWith(prefix)
      ? ok('user pool', `${name} is reached`)
      : wrong('user pool', `${name} does not begin with ${prefix}: take another pool, or set COGNITO_QA`),
    pool?.UsernameAttributes?.includes('email')
      ? ok('its user names', 'are e-mail addresses')
      : wrong('its user names', 'are no e-mail addresses: create a pool that signs in by e-mail'),
    poolClient?.ExplicitAuthFlows?.includes('ALLOW_USER_PASSWORD_AUTH')
      ? ok('its client', 'takes passwords')
      : wrong('its client', 'takes no passwords: allow ALLOW_USER_PASSWORD_AUTH'),
    poolClient?.PreventUserExistenceErrors === 'ENABLED'
      ? ok('unknown users', 'get the same answers as known ones')
      : wrong(
          'unknown users',
          'get other answers than known ones: set PreventUserExistenceErrors of the client',
        ),
    minimum <= 8
      ? ok('its passwords', 'are as ours')
      : note(
          'its passwords',
          `need ${minimum} characters or more: the forms require 8, and show the text of the pool`,
        ),
  ]
}

/** Checks that the bucket exists and is writable. */
export async function checkBucket(name: string, aws: AmazonSettings): Promise<Finding> {
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const region = aws.region ?? 'us-east-1'
  const client = new S3Client({ region, forcePathStyle: Boolean(aws.endpoint), ...clientOf(aws) })
  await client.send(new HeadBucketCommand({ Bucket: name }), within()).catch(notShown(`bucket ${name}`))
  return ok('bucket', `${name} is reached`)
}

const notShown = (what: string) => (error: unknown) => {
  throw new Error(`no access to the ${what} (${reasonOf(error)}): check its name, region and permissions`)
}
