import type { AccountsDeps } from '../members/deps.ts'

export type PlatformDeps = AccountsDeps
