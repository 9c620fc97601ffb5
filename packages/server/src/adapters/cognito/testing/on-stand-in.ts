import pino from 'pino'
import { afterEach, beforeEach, onTestFinished } from 'vitest'
import { type AccountServer, accountServer, PASSWORD } from '../../../modules/accounts/members/testing.ts'
import type { BookingServerOptions } from '../../../modules/booking/bookings/testing/server.ts'
import { openCognitoPool } from '../open.ts'
import { type CognitoStandIn, cognitoStandIn } from './cognito-stand-in.ts'

/** The pool as a server opens it, without the delay for visitors. */
export const quickPool: BookingServerOptions['pool'] = (config, identity) =>
  openCognitoPool(config, { identity, log: pino({ level: 'silent' }) }, { answerAfterMs: 1 })

/** A separate pool for each test of a file, with servers and actions of users. */
export function onStandIn() {
  let standIn: CognitoStandIn
  beforeEach(async () => {
    standIn = await cognitoStandIn()
  })
  afterEach(() => standIn.close())

  const codeFor = (email: string) => standIn.users.mails.filter(({ to }) => to === email).at(-1)?.code ?? ''
  const signIn = (server: AccountServer, username: string, password = PASSWORD) =>
    server.auth('sign-in', { username, password })
  return {
    standIn: () => standIn,
    codeFor,
    signIn,
    async started(environment: Record<string, string> = {}): Promise<AccountServer> {
      const all = { ...standIn.environment, ...environment }
      const server = await accountServer({ environment: all, pool: quickPool })
      onTestFinished(() => server.stop())
      return server
    },
    async join(server: AccountServer, email: string) {
      await server.auth('sign-up', { username: email, password: PASSWORD })
      await server.auth('confirm', { username: email, pin: codeFor(email), password: PASSWORD })
      return (await signIn(server, email)).body
    },
  }
}
