import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Ask } from './client.ts'
import { exceptionOf } from './refusals.ts'

/** Users of the pool through the admin API; `who` is a user name, a subject or an address. */
export type Directory = ReturnType<typeof directoryOf>

export function directoryOf(ask: Ask, UserPoolId: string) {
  const unlessGone = async <Answer>(call: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await call
    } catch (error) {
      if (exceptionOf(error) === 'UserNotFoundException') return undefined
      // In the admin API this means that our credentials lack access, not that a password is wrong.
      throw exceptionOf(error) === 'NotAuthorizedException' && error instanceof Error ? error.cause : error
    }
  }
  return {
    async find(who: string): Promise<{ readonly name: string; readonly isConfirmed: boolean } | undefined> {
      const call = ask((client, within) =>
        client.send(new AdminGetUserCommand({ UserPoolId, Username: who }), within),
      )
      const user = await unlessGone(call)
      return user && { name: user.Username ?? who, isConfirmed: user.UserStatus !== 'UNCONFIRMED' }
    },
    async setPassword(who: string, Password: string): Promise<void> {
      const command = new AdminSetUserPasswordCommand({
        UserPoolId,
        Username: who,
        Password,
        Permanent: true,
      })
      await unlessGone(ask((client, within) => client.send(command, within)))
    },
    /** Sets a confirmed address. Throws AliasExistsException. */
    async setEmail(who: string, email: string): Promise<void> {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ]
      const command = new AdminUpdateUserAttributesCommand({ UserPoolId, Username: who, UserAttributes })
      await unlessGone(ask((client, within) => client.send(command, within)))
    },
    async signOut(who: string): Promise<void> {
      const command = new AdminUserGlobalSignOutCommand({ UserPoolId, Username: who })
      await unlessGone(ask((client, within) => client.send(command, within)))
    },
    async remove(who: string): Promise<void> {
      const command = new AdminDeleteUserCommand({ UserPoolId, Username: who })
      await unlessGone(ask((client, within) => client.send(command, within)))
    },
  }
}
