import { ApiError } from './api-error.ts'

/** Whoever is signed in, as an access token and the session behind it say. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  /** The brand that the session was begun at; it is no good at another. */
  readonly refId: string
}

/** The member who makes the call, of the brand that it speaks for; undefined for visitors, bad and other brands' sessions. */
export type FindMember = () => Promise<Member | undefined>

export const unauthenticated = () => new ApiError(401, 'UNAUTHENTICATED', 'Please log in.')
