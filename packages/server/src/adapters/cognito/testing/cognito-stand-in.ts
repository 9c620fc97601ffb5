import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { awsKeys, isSigned } from '../../../testing/aws-signature.ts'
import { actions, adminActions, type StandInSettings } from './actions.ts'
import { CognitoException, StandInUsers } from './users.ts'

/**
 * Replaces the answer to the next requests: an exception of Amazon, a server error, no answer, or a broken connection.
 */
export type Trouble =
  | 'TooManyRequestsException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'failure'
  | 'silence'
  | 'broken-line'

export interface CognitoStandIn {
  readonly users: StandInUsers
  readonly settings: StandInSettings
  /** Names of the called actions, in order. */
  readonly calls: string[]
  /** For all following requests, or for `times` of them; undefined ends it. `only` limits it to one action. */
  trouble: { readonly kind: Trouble; readonly only?: string; times?: number } | undefined
  /** Environment of a server with this pool. */
  readonly environment: Record<string, string>
  close(): Promise<void>
}

/**
 * A stand-in for the parts of Amazon Cognito user pools that we use, from the public API reference: AWS JSON 1.1 over
 * HTTP, the action in x-amz-target. Checks secret hashes, and the signatures of admin calls.
 */
export async function cognitoStandIn(): Promise<CognitoStandIn> {
  const settings: StandInSettings = {
    poolId: 'eu-west-1_StandIn01',
    poolName: 'qa-staykit',
    clientId: 'client-of-the-stand-in',
    clientSecret: 'secret-of-the-client',
    preventsExistenceErrors: true,
    isByEmail: true,
    hasMfa: false,
  }
  const standIn: Omit<CognitoStandIn, 'environment' | 'close'> = {
    users: new StandInUsers(),
    settings,
    calls: [],
    trouble: undefined,
  }
  const server = createServer((request, response) => void answer(standIn, request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return Object.assign(standIn, {
    environment: {
      COGNITO_USER_POOL_ID: settings.poolId,
      COGNITO_CLIENT_ID: settings.clientId,
      COGNITO_CLIENT_SECRET: settings.clientSecret,
      COGNITO_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: awsKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: awsKeys.secretAccessKey,
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}

type State = Omit<CognitoStandIn, 'environment' | 'close'>

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const name =
    /^AWSCognitoIdentityProviderService\.(\w+)$/.exec(String(request.headers['x-amz-target']))?.[1] ?? ''
  state.calls.push(name)
  const { trouble } = state
  if (trouble && (trouble.only ?? name) === name && trouble.times !== 0) {
    if (trouble.times !== undefined) trouble.times--
    if (trouble.kind === 'silence') return
    if (trouble.kind === 'broken-line') return void request.socket.destroy()
    const [type, status] = trouble.kind === 'failure' ? ['InternalErrorException', 500] : [trouble.kind, 400]
    return send(response, Number(status), { __type: type, message: 'told to' })
  }
  try {
    if (request.headers['content-type'] !== 'application/x-amz-json-1.1')
      throw new CognitoException('SerializationException', 'not JSON 1.1')
    if (name in adminActions && !isSigned(request, body, 'cognito-idp'))
      throw new CognitoException('InvalidSignatureException', 'The signature does not match.')
    const input = JSON.parse(body.toString())
    if (name in adminActions && input.UserPoolId !== state.settings.poolId)
      throw new CognitoException('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`)
    const action = actions[name]
    if (!action) throw new CognitoException('UnknownOperationException', name)
    send(response, 200, action(input, state.users, state.settings))
  } catch (error) {
    if (!(error instanceof CognitoException)) throw error
    send(response, error.status, { __type: error.name, message: error.message })
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
  response.end(JSON.stringify(body))
}
