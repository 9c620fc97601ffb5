import type { AnyCall, Limit as DeclaredLimit } from '@staykit/contract'
import { ApiError } from './api-error.ts'
import { clientAddress } from './client-address.ts'
import { type FindMember, type Member, unauthenticated } from './member.ts'
import type { Limit, MakeLimit } from './rate-limit.ts'
import type { ServerContext } from './server-env.ts'

/** What the gate asks of those who know brands and members. */
export interface GateOptions {
  /**
   * The brand of a reference id that a page gives, under the one that never changes. Throws UNKNOWN_REF_ID, BRAND_DISABLED,
   * or FORBIDDEN_ORIGIN for a page of another brand.
   */
  readonly checkBrand: (refId: string, origin: string | undefined) => Promise<{ readonly refId: string }>
  readonly findMember: (c: ServerContext) => Promise<Member | undefined>
  readonly limit: MakeLimit
  /** Proxies of our own in front (TRUST_PROXY). */
  readonly proxies: number
}

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

export function createGate({ checkBrand, findMember, limit, proxies }: GateOptions): Gate {
  const limiters = new Map<string, Limit>()
  const limiterOf = (declared: DeclaredLimit): Limit => {
    const known = limiters.get(declared.name) ?? limit(declared.name, declared)
    limiters.set(declared.name, known)
    return known
  }
  return {
    async enter(call, request, c) {
      const given = call.brand === 'none' ? undefined : (request.refId as string | undefined)
      const refId = given === undefined ? undefined : (await checkBrand(given, c.req.header('origin'))).refId
      if (refId !== undefined) request.refId = refId
      const find = async () => {
        const member = await findMember(c)
        return refId === undefined || member?.refId === refId ? member : undefined
      }
      const limits = 'none' in call.limits ? [] : call.limits
      const forgiven: (() => Promise<void>)[] = []
      let member: Member | undefined
      const take = async (declared: DeclaredLimit) => {
        const key = keyOf(declared, request, c, proxies, member)
        if (key === undefined) return
        const limiter = limiterOf(declared)
        await limiter.take(key)
        if (declared.isForgiven) forgiven.push(() => limiter.forget(key))
      }
      for (const declared of limits) if (declared.per !== 'member') await take(declared)
      if (call.access === 'member') {
        member = await find()
        if (!member) throw unauthenticated()
        for (const declared of limits) if (declared.per === 'member') await take(declared)
      }
      return { member, find, succeeded: () => allOf(forgiven) }
    },
  }
}

const allOf = async (all: readonly (() => Promise<void>)[]) => {
  for (const one of all) await one()
}

/** Whose points are taken; undefined for those who are not counted. */
function keyOf(
  { per, counted }: DeclaredLimit,
  request: Record<string, unknown>,
  c: ServerContext,
  proxies: number,
  member: Member | undefined,
): string | undefined {
  if (per === 'member') return member?.id
  if (per !== 'address') return String(request[per.field]).replace(/\s+/g, '').toLowerCase()
  const address = clientAddress(c, proxies)
  // Programs of this machine ask for many people at once, as the site does while it renders: a flood comes from outside.
  return counted === 'process' && isLoopback(address) ? undefined : address
}

const isLoopback = (address: string) => address === 'unknown' || /^(::ffff:)?127\.|^::1$/.test(address)

/** The gate of the app that a route is in. */
export function gateOf(c: ServerContext): Gate {
  const gate = c.get('gate')
  if (!gate) throw new ApiError(500, 'SERVER_ERROR', 'Something went wrong on the server.')
  return gate
}
