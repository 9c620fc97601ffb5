import type { AccountsDeps } from '../accounts/deps.ts'

export type PlatformDeps = AccountsDeps
