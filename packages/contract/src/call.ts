import type * as z from 'zod/mini'

/**
 * Access rule of a call. `capability`: the member who owns the booking, or the holder of its capability; `member`: the
 * signed-in member, at the brand of the call's refId if it has one.
 */
export type Access = 'public' | 'member' | 'capability'

export type Base = 'travel' | 'api' | 'rewards' | 'platform'

/** Path of each base below an API's address. */
export const basePaths: Readonly<Record<Base, string>> = {
  travel: '/travel',
  api: '/api',
  rewards: '/travel',
  platform: '/platform/api/v1',
}

/** Rate limit of a call. Calls that name the same limit share its count. */
export interface Limit<Field extends string = string> {
  readonly name: string
  /** This many calls in this many seconds. */
  readonly points: number
  readonly seconds: number
  /** The counted key: the address, the member, or the value of a field (ignoring case and spaces). */
  readonly per: 'address' | 'member' | { readonly field: Field }
  /**
   * `shared` (the default): one count for all processes, for values that must not be guessed. `process`: each process counts
   * on its own, which costs nothing: against floods from outside.
   */
  readonly counted?: 'shared' | 'process'
  /** Code of the refusal, RATE_LIMITED by default. */
  readonly code?: 'LimitExceededException'
  /** Counts the different values of these fields from an address: recent values, or none, cost nothing. */
  readonly ofEach?: readonly Field[]
  /** A device that has signed in to the account before, proven by `device`, has its own count. */
  readonly isPerDevice?: boolean
  /** A successful call resets the count. */
  readonly isForgiven?: boolean
}

/** Rate limits of a call, checked in this order; or the reason for having none. */
export type Limits<Field extends string = string> =
  | readonly [Limit<Field>, ...Limit<Field>[]]
  | { readonly none: string }

/** Fields of a request, by its schema. */
type FieldOf<Request extends z.ZodMiniType> = keyof z.output<Request> & string

/** Whether a call acts for a brand: `required` and `optional` refer to the refId of its request. */
export type BrandRule = 'required' | 'optional' | 'none'

/** The brand rule that fits the request: with, optionally with, or without a refId. */
type RuleOf<Request extends z.ZodMiniType> =
  string extends FieldOf<Request>
    ? 'none'
    : z.output<Request> extends { readonly refId: string }
      ? 'required'
      : 'refId' extends FieldOf<Request>
        ? 'optional'
        : 'none'

/** One endpoint, shared by client and server. The server enforces access, brand and rate limits from it. */
export interface Call<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Base address (PLT-020): below the API's own address, unless the client has an external one. */
  readonly base: Base
  /** Path below the base; {name} is filled from the request's field of that name. GET sends the other fields as query. */
  readonly path: string
  readonly request: Request
  readonly response: Response
  readonly access: Who
  /** Whether the refId of the request is checked: it must exist, and the page's origin must be allowed for the brand. */
  readonly brand: BrandRule
  readonly limits: Limits
  /**
   * Pages of any origin may read the answer: a forbidden one reads FORBIDDEN_ORIGIN with instructions, instead of a
   * network error of the browser.
   */
  readonly anyOrigin?: boolean
  /** Whether the client may retry the same request after a lost answer. */
  readonly retry: boolean
  /** Timeout in milliseconds; 5,000 by default (ACC-232, AQ-31). */
  readonly timeoutMs?: number
  /** Largest body of an allowed caller, in bytes; 64 KiB by default, and for everyone else. */
  readonly bodyBytes?: number
  /**
   * The body may be text/plain, too, as navigator.sendBeacon sends it from an unloading page. Browsers send that without
   * a preflight request, so only the brand's list of origins keeps other pages out. Only for calls that change no user data.
   */
  readonly isBeacon?: boolean
  /** Error message for an invalid request, instead of the list of invalid fields. */
  readonly badRequest?: string
  readonly summary: string
}

/** Any call, with any schemas and access. */
export type AnyCall = Call<z.ZodMiniObject<Record<string, z.ZodMiniType>>, z.ZodMiniType, Access>
export type RequestOf<C extends AnyCall> = z.input<C['request']>
export type ResponseOf<C extends AnyCall> = z.output<C['response']>

/**
 * Defines a call: checks its schemas and that brand and limits refer to fields of the request, and keeps the literal types.
 * The default method is a POST with JSON (PLT-152).
 */
export function defineCall<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Access,
>(
  call: Omit<Call<Request, Response, Who>, 'method'> & {
    readonly method?: Call<Request, Response, Who>['method']
    readonly brand: RuleOf<Request>
    readonly limits: Limits<FieldOf<Request>>
  },
): Call<Request, Response, Who> {
  return { method: 'POST', ...call }
}
