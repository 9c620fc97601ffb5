import type { Limit as DeclaredLimit } from '@staykit/contract'
import { foldTyped } from '@staykit/domain'
import { annotate } from '../tracing/tracing.ts'
import { ApiError } from './api-error.ts'
import { type CallerSettings, clientAddress, floodKey } from './client-address.ts'
import { type Member, unauthenticated } from './member.ts'
import type { Limit, MakeLimit } from './rate-limit.ts'
import type { Gate, Sender, ServerContext } from './server-env.ts'
import { ShortLived } from './short-lived.ts'

/** Functions of other modules that the gate needs for brands and members. */
export interface GateOptions {
  /**
   * Brand of the reference id that a page gives, with the id that never changes. Throws UNKNOWN_REF_ID, BRAND_DISABLED,
   * or FORBIDDEN_ORIGIN for a page of another brand.
   */
  readonly checkBrand: (refId: string, origin: string | undefined) => Promise<{ readonly refId: string }>
  /** Whether a page of this origin may act for the brand with this lasting id; without an origin there is no page. */
  readonly isPageOf?: (refId: string, origin: string | undefined) => Promise<boolean>
  readonly findMember: (sender: Sender) => Promise<Member | undefined>
  /** Name of the device that this token belongs to, for this account; undefined for other tokens. */
  readonly deviceOf?: (token: unknown, account: string) => string | undefined
  readonly limit: MakeLimit
  readonly callers: CallerSettings
}

export function createGate(options: GateOptions): Gate {
  const { checkBrand, isPageOf, findMember, limit } = options
  const limiters = new Map<string, Limit>()
  const seen = new ShortLived<true>(60_000, 10_000)
  const limiterOf = (declared: DeclaredLimit): Limit => {
    const limiter = limiters.get(declared.name) ?? limit(declared.name, declared)
    limiters.set(declared.name, limiter)
    return limiter
  }
  // A call without a brand comes from a page of the brand where the member signed in, or from no page.
  const isAtHome = async ({ refId }: Member, sender: Sender) =>
    !isPageOf || isPageOf(refId, sender.req.header('origin'))
  return {
    async enter(call, request, sender) {
      const publicRefId = call.brand === 'none' ? undefined : (request.refId as string | undefined)
      const refId =
        publicRefId === undefined
          ? undefined
          : (await checkBrand(publicRefId, sender.req.header('origin'))).refId
      if (refId !== undefined) {
        request.refId = refId
        annotate({ 'staykit.brand': refId })
      }
      const find = async () => {
        const member = await findMember(sender)
        if (refId !== undefined) return member?.refId === refId ? member : undefined
        return member && (await isAtHome(member, sender)) ? member : undefined
      }
      const limits = 'none' in call.limits ? [] : call.limits
      const forgiven: (() => Promise<void>)[] = []
      let member: Member | undefined
      const take = async (declared: DeclaredLimit) => {
        const key = keyOf(declared, request, sender, options, member)
        if (key === undefined) return
        const values = declared.ofEach?.map((field) => request[field])
        const once = values?.some(Boolean) ? `${declared.name} ${key} ${textOf(values)}` : undefined
        if (declared.ofEach && (!once || seen.get(once))) return
        const limiter = limiterOf(declared)
        await limiter.take(key)
        if (once) seen.set(once, true)
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

/** One form of all spellings that calls accept: ignores case, spaces and the script of digits. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (isAscii.test(text) ? text : foldTyped(text)).replace(/\s+/g, '').toLowerCase()
}

/** Folding changes nothing of these, and costs more than the rest of the gate. */
const isAscii = /^[\x20-\x7e]*$/

/** Key that the rate limit counts; undefined for callers that are not counted. */
function keyOf(
  { per, counted, isPerDevice }: DeclaredLimit,
  request: Record<string, unknown>,
  sender: Sender,
  { callers, deviceOf }: GateOptions,
  member: Member | undefined,
): string | undefined {
  if (per === 'member') return member?.id
  if (per !== 'address') {
    const value = textOf(request[per.field])
    const device = isPerDevice ? deviceOf?.(request.device, value) : undefined
    return device === undefined ? value : `device ${device}`
  }
  return counted === 'process' ? floodKey(sender, callers) : clientAddress(sender, callers)
}

/** The gate of the app that serves this route. */
export function gateOf(c: ServerContext): Gate {
  const gate = c.get('gate')
  if (!gate) throw new ApiError(500, 'SERVER_ERROR', 'Something went wrong on the server.')
  return gate
}
