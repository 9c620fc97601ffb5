import { ApiError } from './api-error.ts'

/** A signed-in member, from the access token and its session. */
export interface Member {
  readonly id: string
  readonly email: string
  /** Whether the member has proved to own the address: stays that a guest booked with it belong to its owner. */
  readonly hasConfirmedEmail: boolean
  readonly sessionId: string
  /** Brand where the session began; the session is invalid at other brands. */
  readonly refId: string
}

/**
 * Finds the member of the call at its brand; undefined for visitors and for invalid sessions or those of other brands.
 */
export type FindMember = () => Promise<Member | undefined>

export const unauthenticated = () => new ApiError(401, 'UNAUTHENTICATED', 'Please log in.')
