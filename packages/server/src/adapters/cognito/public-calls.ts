import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import { PoolRefusal } from '../../ports/user-pool.ts'
import { type Ask, type CognitoOptions, secretHashOf } from './client.ts'
import type { PoolPerson } from './members.ts'

/** A user with a checked password; the token is for calls about their own data. */
export interface Authenticated extends PoolPerson {
  readonly accessToken: string
  readonly isVerified: boolean
}

/**
 * Calls of the pool that need no admin access, in the name of our client. They pass the locale, for a Lambda that
 * translates mails.
 */
export type PublicCalls = ReturnType<typeof publicCalls>

export function publicCalls(ask: Ask, options: CognitoOptions) {
  const { clientId: ClientId } = options
  const by = (Username: string) => ({ ClientId, Username, SecretHash: secretHashOf(options, Username) })
  const about = (locale: string | undefined) => (locale ? { ClientMetadata: { locale } } : {})
  return {
    signUp: (email: string, Password: string, locale: string | undefined) => {
      const UserAttributes = [{ Name: 'email', Value: email }]
      const command = new SignUpCommand({ ...by(email), Password, UserAttributes, ...about(locale) })
      return ask((client, within) => client.send(command, within))
    },
    resend: (email: string, locale: string | undefined) => {
      const command = new ResendConfirmationCodeCommand({ ...by(email), ...about(locale) })
      return ask((client, within) => client.send(command, within))
    },
    confirm: (email: string, ConfirmationCode: string) => {
      const command = new ConfirmSignUpCommand({ ...by(email), ConfirmationCode })
      return ask((client, within) => client.send(command, within))
    },
    forgot: (email: string, locale: string | undefined) => {
      const command = new ForgotPasswordCommand({ ...by(email), ...about(locale) })
      return ask((client, within) => client.send(command, within))
    },
    reset: (email: string, ConfirmationCode: string, Password: string) => {
      const command = new ConfirmForgotPasswordCommand({ ...by(email), ConfirmationCode, Password })
      return ask((client, within) => client.send(command, within))
    },
    changePassword: (AccessToken: string, PreviousPassword: string, ProposedPassword: string) => {
      const command = new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword })
      return ask((client, within) => client.send(command, within))
    },
    async authenticate(email: string, PASSWORD: string): Promise<Authenticated> {
      const { SecretHash: SECRET_HASH, Username: USERNAME } = by(email)
      const AuthParameters = { USERNAME, PASSWORD, ...(SECRET_HASH && { SECRET_HASH }) }
      const command = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
      return whoIs(await ask((client, within) => client.send(command, within)))
    },
  }
}

interface Answer {
  readonly ChallengeName?: string | undefined
  readonly AuthenticationResult?:
    | { IdToken?: string | undefined; AccessToken?: string | undefined }
    | undefined
}

/** The token comes from the pool itself over TLS, so its signature adds nothing. */
function whoIs({ ChallengeName, AuthenticationResult }: Answer): Authenticated {
  if (ChallengeName === 'NEW_PASSWORD_REQUIRED') throw new PoolRefusal('reset-needed')
  const { IdToken, AccessToken: accessToken } = AuthenticationResult ?? {}
  if (!IdToken || !accessToken)
    throw new Error(`the user pool requires ${ChallengeName}, which no form supports`)
  const {
    sub: subject,
    email,
    email_verified,
  } = decodeJwt<{ email?: string; email_verified?: boolean }>(IdToken)
  if (!subject || !email)
    throw new Error('the user pool gives tokens without sub or email: let the client read email')
  return { subject, email: email.toLowerCase(), isVerified: email_verified === true, accessToken }
}
