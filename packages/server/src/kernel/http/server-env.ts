import type { HttpBindings } from '@hono/node-server'
import type { AnyCall } from '@staykit/contract'
import type { Context, Hono } from 'hono'
import type { FindMember, Member } from './member.ts'

/** A call that was let in. */
export interface Admitted {
  /** The signed-in member, of a call for members only. */
  readonly member: Member | undefined
  readonly find: FindMember
  /** To be called when the call has succeeded. */
  readonly succeeded: () => Promise<void>
}

/** Enforces what calls declare: brand, then limits, then access. */
export interface Gate {
  /**
   * Throws ApiError 404 UNKNOWN_REF_ID, 403 FORBIDDEN_ORIGIN and BRAND_DISABLED, 429 by the limit's own code, 401
   * UNAUTHENTICATED. Writes into the request the refId by which bookings and members know the brand.
   */
  enter(call: AnyCall, request: Record<string, unknown>, c: ServerContext): Promise<Admitted>
}

/** What every handler of the app can ask its context for. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Lets calls in as they declare. */
    gate?: Gate
    /** Security headers that every answer carries. */
    commonHeaders: Readonly<Record<string, string>>
    /** The answer already has the common headers. */
    hasAllHeaders?: boolean
  }
}

export type ServerContext = Context<ServerEnv>
export type Routes = Hono<ServerEnv>
