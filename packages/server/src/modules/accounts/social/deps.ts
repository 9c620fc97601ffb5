import type { MakeLimit } from '../../../kernel/http/rate-limit.ts'
import type { SocialLogin } from '../../../ports/social-login.ts'
import type { AccountsDeps } from '../members/deps.ts'

export interface SocialDeps extends AccountsDeps {
  readonly limit: MakeLimit
  readonly socialLogins: readonly SocialLogin[]
}
