import { randomInt, randomUUID } from 'node:crypto'

export interface StandInUser {
  readonly sub: string
  email: string
  password: string
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
  isVerified: boolean
  /** By purpose; a code works once. */
  readonly codes: Map<'confirm' | 'reset', { code: string; expires: number }>
  readonly accessTokens: Set<string>
}

/** An exception of Amazon: name and message. */
export class CognitoException extends Error {
  readonly status: number

  constructor(name: string, message: string, status = 400) {
    super(message)
    this.name = name
    this.status = status
  }
}

const CODE_MS = { confirm: 24 * 3_600_000, reset: 3_600_000 } as const

/** Users of the stand-in's pool, who sign in with their address; their user name is a subject. */
export class StandInUsers {
  readonly all: StandInUser[] = []
  /** Every mailed code, the newest last. */
  readonly mails: {
    readonly to: string
    readonly purpose: 'confirm' | 'reset'
    readonly code: string
    readonly locale: string
  }[] = []

  find(who: string): StandInUser | undefined {
    return this.all.find(({ sub, email }) => sub === who || email === who.toLowerCase())
  }

  get(who: string): StandInUser {
    const user = this.find(who)
    if (!user) throw new CognitoException('UserNotFoundException', 'User does not exist.')
    return user
  }

  add(email: string, password: string): StandInUser {
    if (this.find(email))
      throw new CognitoException('UsernameExistsException', 'An account with the given email already exists.')
    const user: StandInUser = {
      sub: randomUUID(),
      email: email.toLowerCase(),
      password: strong(password),
      status: 'UNCONFIRMED',
      isVerified: false,
      codes: new Map(),
      accessTokens: new Set(),
    }
    this.all.push(user)
    return user
  }

  remove(user: StandInUser): void {
    this.all.splice(this.all.indexOf(user), 1)
  }

  mail(user: StandInUser, purpose: 'confirm' | 'reset', locale: string): void {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    user.codes.set(purpose, { code, expires: Date.now() + CODE_MS[purpose] })
    this.mails.push({ to: user.email, purpose, code, locale })
  }

  /** Spends a code; a wrong one is a mismatch, a spent or old one has expired. */
  spend(user: StandInUser, purpose: 'confirm' | 'reset', code: string): void {
    const storedCode = user.codes.get(purpose)
    if (storedCode && storedCode.code !== code)
      throw new CognitoException(
        'CodeMismatchException',
        'Invalid verification code provided, please try again.',
      )
    if (!storedCode || storedCode.expires < Date.now())
      throw new CognitoException(
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      )
    user.codes.delete(purpose)
  }
}

/** The policy of the pool: 8 characters of all four kinds. */
export function strong(password: string): string {
  if (password !== password.trim())
    throw new CognitoException(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint",
    )
  const lacks = [
    [/.{8}/, 'Password not long enough'],
    [/[a-z]/, 'Password must have lowercase characters'],
    [/[A-Z]/, 'Password must have uppercase characters'],
    [/\d/, 'Password must have numeric characters'],
    [/[^\w\s]/, 'Password must have symbol characters'],
    [/^(?!.*Banned)/, 'Password is one of those that everybody has'],
  ] as const
  const found = lacks.find(([rule]) => !rule.test(password))
  if (found)
    throw new CognitoException(
      'InvalidPasswordException',
      `Password did not conform with policy: ${found[1]}`,
    )
  return password
}
