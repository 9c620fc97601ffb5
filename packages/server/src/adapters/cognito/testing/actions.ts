import { createHmac, randomUUID } from 'node:crypto'
import { CognitoException, type StandInUser, type StandInUsers, strong } from './users.ts'

export interface StandInSettings {
  readonly poolId: string
  poolName: string
  readonly clientId: string
  readonly clientSecret: string
  /** Setting of the client: `ENABLED`, as Amazon recommends, answers the same for unknown users. */
  preventsExistenceErrors: boolean
  /** Users sign in with their addresses. */
  isByEmail: boolean
  hasMfa: boolean
}

type Input = Readonly<Record<string, unknown>>
type Action = (input: Input, users: StandInUsers, settings: StandInSettings) => object

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const no = (name: string, message: string) => new CognitoException(name, message)
const wrong = () => no('NotAuthorizedException', 'Incorrect username or password.')
const localeOf = ({ ClientMetadata }: Input) => text((ClientMetadata as Input | undefined)?.locale)
const delivery = {
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'm***@e***' },
}

const attributeOf = ({ UserAttributes }: Input, name: string) =>
  text((UserAttributes as { Name: string; Value: string }[]).find(({ Name }) => Name === name)?.Value)

/** Name of the user in a public call, after a check of the client. */
function named({ Username, ClientId, SecretHash }: Input, settings: StandInSettings): string {
  const { clientId, clientSecret } = settings
  if (ClientId !== clientId) throw no('ResourceNotFoundException', 'User pool client does not exist.')
  const hash = createHmac('sha256', clientSecret)
    .update(`${text(Username)}${clientId}`)
    .digest('base64')
  if (SecretHash !== hash) throw no('NotAuthorizedException', 'Unable to verify secret hash for client')
  return text(Username)
}

const publicActions: Readonly<Record<string, Action>> = {
  SignUp(input, users, settings) {
    const email = named(input, settings)
    strong(text(input.Password))
    const user = users.add(attributeOf(input, 'email'), text(input.Password))
    if (user.email !== email) throw no('InvalidParameterException', 'The user name is another address.')
    users.mail(user, 'confirm', localeOf(input))
    return { ...delivery, UserConfirmed: false, UserSub: user.sub }
  },
  ConfirmSignUp(input, users, settings) {
    const user = users.find(named(input, settings))
    if (!user) throw no('ExpiredCodeException', 'Invalid code provided, please request a code again.')
    if (user.status !== 'UNCONFIRMED')
      throw no('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')
    users.spend(user, 'confirm', text(input.ConfirmationCode))
    Object.assign(user, { status: 'CONFIRMED', isVerified: true })
    return {}
  },
  ResendConfirmationCode(input, users, settings) {
    const user = users.find(named(input, settings))
    if (!user) return delivery
    if (user.status !== 'UNCONFIRMED') throw no('InvalidParameterException', 'User is already confirmed.')
    users.mail(user, 'confirm', localeOf(input))
    return delivery
  },
  InitiateAuth({ ClientId, AuthFlow, AuthParameters }, users, settings) {
    if (AuthFlow !== 'USER_PASSWORD_AUTH') throw no('InvalidParameterException', 'Auth flow not enabled')
    const { USERNAME, PASSWORD, SECRET_HASH } = AuthParameters as Record<string, string>
    const user = users.find(named({ ClientId, Username: USERNAME, SecretHash: SECRET_HASH }, settings))
    if (!user && !settings.preventsExistenceErrors) throw no('UserNotFoundException', 'User does not exist.')
    if (!user || user.password !== PASSWORD) throw wrong()
    if (user.status === 'UNCONFIRMED') throw no('UserNotConfirmedException', 'User is not confirmed.')
    if (user.status !== 'CONFIRMED') return { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'session' }
    return { AuthenticationResult: tokensOf(user), ChallengeParameters: {} }
  },
  ForgotPassword(input, users, settings) {
    const user = users.find(named(input, settings))
    if (!user && !settings.preventsExistenceErrors) throw no('UserNotFoundException', 'User does not exist.')
    if (!user) return delivery
    if (!user.isVerified)
      throw no(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no verified email',
      )
    users.mail(user, 'reset', localeOf(input))
    return delivery
  },
  ConfirmForgotPassword(input, users, settings) {
    const user = users.find(named(input, settings))
    if (!user) throw no('CodeMismatchException', 'Invalid verification code provided, please try again.')
    strong(text(input.Password))
    users.spend(user, 'reset', text(input.ConfirmationCode))
    user.password = text(input.Password)
    return {}
  },
  ChangePassword({ AccessToken, PreviousPassword, ProposedPassword }, users) {
    const user = users.all.find(({ accessTokens }) => accessTokens.has(text(AccessToken)))
    if (!user || user.password !== PreviousPassword) throw wrong()
    user.password = strong(text(ProposedPassword))
    return {}
  },
}

/** Admin calls; the pool's id is checked before. */
export const adminActions: Readonly<Record<string, Action>> = {
  AdminGetUser({ Username }, users) {
    const { sub, email, status, isVerified } = users.get(text(Username))
    const attributes = { sub, email, email_verified: String(isVerified) }
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    return { Username: sub, UserStatus: status, Enabled: true, UserAttributes }
  },
  AdminSetUserPassword({ Username, Password, Permanent }, users) {
    const user = users.get(text(Username))
    user.password = strong(text(Password))
    user.status = Permanent === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
    return {}
  },
  AdminUpdateUserAttributes({ Username, UserAttributes }, users) {
    const user = users.get(text(Username))
    const attributes = new Map(
      (UserAttributes as { Name: string; Value: string }[]).map(({ Name, Value }) => [Name, Value]),
    )
    const email = (attributes.get('email') ?? user.email).toLowerCase()
    const holder = users.find(email)
    if (holder && holder !== user)
      throw no('AliasExistsException', 'An account with the given email already exists.')
    Object.assign(user, { email, isVerified: attributes.get('email_verified') === 'true' })
    return {}
  },
  AdminUserGlobalSignOut({ Username }, users) {
    users.get(text(Username)).accessTokens.clear()
    return {}
  },
  AdminDeleteUser({ Username }, users) {
    users.remove(users.get(text(Username)))
    return {}
  },
  DescribeUserPool: (_input, _users, { poolId, poolName, isByEmail, hasMfa }) => ({
    UserPool: {
      Id: poolId,
      Name: poolName,
      ...(isByEmail && { UsernameAttributes: ['email'] }),
      UsernameConfiguration: { CaseSensitive: false },
      MfaConfiguration: hasMfa ? 'ON' : 'OFF',
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
    },
  }),
  DescribeUserPoolClient: ({ ClientId }, _users, { clientId, preventsExistenceErrors }) => {
    if (ClientId !== clientId) throw no('ResourceNotFoundException', 'User pool client does not exist.')
    return {
      UserPoolClient: {
        ClientId,
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        PreventUserExistenceErrors: preventsExistenceErrors ? 'ENABLED' : 'LEGACY',
      },
    }
  },
}

export const actions: Readonly<Record<string, Action>> = { ...publicActions, ...adminActions }

function tokensOf(user: StandInUser) {
  const AccessToken = randomUUID()
  user.accessTokens.add(AccessToken)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: user.sub, email: user.email, email_verified: user.isVerified, token_use: 'id' }
  const IdToken = `${part({ alg: 'RS256' })}.${part(claims)}.signature`
  return { AccessToken, IdToken, RefreshToken: randomUUID(), ExpiresIn: 3_600, TokenType: 'Bearer' }
}
