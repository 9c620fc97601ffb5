import type * as z from 'zod/mini'

/** Who may make a call. `capability`: the member who owns the booking, or whoever holds its capability. */
export type Access = 'public' | 'member' | 'capability'

export type Base = 'travel' | 'api' | 'platform'

/** Where each base is below an API's address. */
export const basePaths: Readonly<Record<Base, string>> = {
  travel: '/travel',
  api: '/api',
  platform: '/platform/api/v1',
}

/** One endpoint, imported by both ends. */
export interface Call<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Base address: /travel, /api or /platform/api/v1; the client knows where each of them is. */
  readonly base: Base
  /** Below the base; {name} is filled from the request's field of that name. GET sends the other fields as query. */
  readonly path: string
  readonly request: Request
  readonly response: Response
  readonly access: Access
  /** Whether the same request may be sent again after a lost answer. */
  readonly retry: boolean
  /** Milliseconds; 5,000 when not given (ACC-232, AQ-31). */
  readonly timeoutMs?: number
  readonly summary: string
}

// biome-ignore lint/suspicious/noExplicitAny: variance of a call's schemas; only inferred types leave this file
export type AnyCall = Call<any, any>
export type RequestOf<C extends AnyCall> = z.input<C['request']>
export type ResponseOf<C extends AnyCall> = z.output<C['response']>

/** Checks the shape and keeps the literal types. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call
}
