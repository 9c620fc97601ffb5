import type { AccountsDeps } from '../../accounts/members/deps.ts'

export type PlatformDeps = AccountsDeps
