import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { AnyCall } from '@staykit/contract'
import type { Context, Hono } from 'hono'
import type { FindMember, Member } from './member.ts'

/** What of a request tells who sends it: part of a route's context, and of requests that are answered without one. */
export interface Sender {
  readonly req: { header(name: string): string | undefined }
  readonly env?: { readonly incoming?: Pick<IncomingMessage, 'headers' | 'socket'> }
}

/** A call that passed the gate. */
export interface Admitted {
  /** The signed-in member, for calls that need one. */
  readonly member: Member | undefined
  readonly find: FindMember
  /** Call this when the call has succeeded. */
  readonly succeeded: () => Promise<void>
}

/** Enforces the declaration of a call: brand, then rate limits, then access. */
export interface Gate {
  /**
   * Throws ApiError 404 UNKNOWN_REF_ID, 403 FORBIDDEN_ORIGIN and BRAND_DISABLED, 429 with the limit's own code, 401
   * UNAUTHENTICATED. Replaces the refId of the request by the lasting id, which bookings and members use.
   */
  enter(call: AnyCall, request: Record<string, unknown>, sender: Sender): Promise<Admitted>
}

/** Variables of the Hono context, for every handler. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Enforces the declarations of calls. */
    gate?: Gate
    /** Security headers of every answer. */
    commonHeaders: Readonly<Record<string, string>>
    /** Set when the answer already has the common headers. */
    hasAllHeaders?: boolean
    /** Name of a common header that the answer must not have. */
    omittedHeader?: string
  }
}

export type ServerContext = Context<ServerEnv>
export type Routes = Hono<ServerEnv>
