import type * as z from 'zod/mini'

/**
 * Who may make a call. `capability`: the member who owns the booking, or whoever holds its capability; `member`: whoever is
 * signed in, at the brand of the call's refId where it has one.
 */
export type Access = 'public' | 'member' | 'capability'

export type Base = 'travel' | 'api' | 'rewards' | 'platform'

/** Where each base is below an API's address. */
export const basePaths: Readonly<Record<Base, string>> = {
  travel: '/travel',
  api: '/api',
  rewards: '/travel',
  platform: '/platform/api/v1',
}

/** How often a call may be made. Calls that name the same limit share its points. */
export interface Limit<Field extends string = string> {
  readonly name: string
  /** So many calls in so many seconds. */
  readonly points: number
  readonly seconds: number
  /** What is counted: calls from one address, of one member, or with one value of a field (in any case and spacing). */
  readonly per: 'address' | 'member' | { readonly field: Field }
  /**
   * `shared` (when not given): one count for all processes, for what must not be guessed. `process`: each process counts
   * by itself, which costs nothing: a guard against floods from outside.
   */
  readonly counted?: 'shared' | 'process'
  /** Code of the refusal, RATE_LIMITED when not given. */
  readonly code?: 'LimitExceededException'
  /** Counts how many values of this field come from the address: a value that came lately costs nothing, none neither. */
  readonly ofEach?: Field
  /** Whoever shows by `device` that they have signed in to the account of the field before is counted by themselves. */
  readonly isPerDevice?: boolean
  /** A call that succeeds gives all points back. */
  readonly isForgiven?: boolean
}

/** Limits of a call, tried in this order; or why it has none. */
export type Limits<Field extends string = string> =
  | readonly [Limit<Field>, ...Limit<Field>[]]
  | { readonly none: string }

/** Fields of a request, by its schema. */
type FieldOf<Request extends z.ZodMiniType> = keyof z.output<Request> & string

/** Whether a call speaks for a brand: `required` and `optional` by the refId of its request. */
export type BrandRule = 'required' | 'optional' | 'none'

/** The rule that goes with a request: as it has a refId, may have one, or has none. */
type RuleOf<Request extends z.ZodMiniType> =
  string extends FieldOf<Request>
    ? 'none'
    : z.output<Request> extends { readonly refId: string }
      ? 'required'
      : 'refId' extends FieldOf<Request>
        ? 'optional'
        : 'none'

/** One endpoint, imported by both ends. The server enforces access, brand and limits from here. */
export interface Call<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Base address (PLT-020): below the API's own address, unless the client is told that it is elsewhere. */
  readonly base: Base
  /** Below the base; {name} is filled from the request's field of that name. GET sends the other fields as query. */
  readonly path: string
  readonly request: Request
  readonly response: Response
  readonly access: Who
  /** Whether the refId of the request is checked: known, and a brand that the page's origin may speak for. */
  readonly brand: BrandRule
  readonly limits: Limits
  /**
   * Pages of any origin may read the answer: one that may not speak for the brand reads FORBIDDEN_ORIGIN, which says how
   * to allow it, and not the browser's word that something failed.
   */
  readonly anyOrigin?: boolean
  /** Whether the same request may be sent again after a lost answer. */
  readonly retry: boolean
  /** Milliseconds; 5,000 when not given (ACC-232, AQ-31). */
  readonly timeoutMs?: number
  /** Largest body of whoever may make the call, in bytes; 64 KiB when not given, and for everybody else. */
  readonly bodyBytes?: number
  /**
   * The body may come as text/plain too, as navigator.sendBeacon sends it from a page that is being left: a browser then asks
   * nobody first, so that only the brand's list of origins keeps other pages out. For what changes nothing of anybody's.
   */
  readonly isBeacon?: boolean
  /** What a request of the wrong shape is told, in place of which fields are wrong. */
  readonly badRequest?: string
  readonly summary: string
}

/** Any call: of any shapes, for anybody. */
export type AnyCall = Call<z.ZodMiniObject<Record<string, z.ZodMiniType>>, z.ZodMiniType, Access>
export type RequestOf<C extends AnyCall> = z.input<C['request']>
export type ResponseOf<C extends AnyCall> = z.output<C['response']>

/**
 * Checks the shape, that brand and limits are about fields of the request, and keeps the literal types. A call that says
 * no method is a POST with JSON (PLT-152).
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
