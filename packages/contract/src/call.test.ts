import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as contract from './index.ts'
import { type AnyCall, defineCall } from './index.ts'

const plain = {
  method: 'POST',
  base: 'api',
  path: '/x',
  summary: 'x',
  retry: false,
  request: z.object({ email: z.string() }),
  response: z.object({}),
} as const
const branded = { ...plain, request: z.object({ email: z.string(), refId: z.string() }) } as const
const limits = [{ name: 'x', points: 1, seconds: 1, per: 'address' }] as const

describe('call declarations', () => {
  it('declare access, brand and limits by type', () => {
    defineCall({ ...plain, access: 'public', brand: 'none', limits })
    defineCall({ ...plain, access: 'public', brand: 'none', limits: { none: 'it costs nothing' } })
    // @ts-expect-error a call without an access rule does not compile
    defineCall({ ...plain, brand: 'none', limits })
    // @ts-expect-error nor one with an unenforced access rule
    defineCall({ ...plain, access: 'somebody', brand: 'none', limits })
    // @ts-expect-error nor one without a brand rule
    defineCall({ ...plain, access: 'public', limits })
    // @ts-expect-error nor one without rate limits
    defineCall({ ...plain, access: 'public', brand: 'none' })
    // @ts-expect-error nor one without a reason for having no rate limit
    defineCall({ ...plain, access: 'public', brand: 'none', limits: [] })
  })

  it('refuse a brand or limit that does not fit the request', () => {
    defineCall({ ...branded, access: 'public', brand: 'required', limits })
    // @ts-expect-error an unchecked refId
    defineCall({ ...branded, access: 'public', brand: 'none', limits })
    // @ts-expect-error a brand without a refId
    defineCall({ ...plain, access: 'public', brand: 'required', limits })
    const per = { name: 'y', points: 1, seconds: 1, per: { field: 'email' } } as const
    defineCall({ ...plain, access: 'public', brand: 'none', limits: [per] })
    const wrong = { ...per, per: { field: 'mail' } } as const
    // @ts-expect-error a rate limit by a field that the request does not have
    defineCall({ ...plain, access: 'public', brand: 'none', limits: [wrong] })
  })

  it('share one limit under one name', () => {
    const calls = Object.values<unknown>(contract).filter(
      (value): value is AnyCall =>
        typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
    )
    expect(calls.length).toBeGreaterThan(35)
    const rules = new Map<string, object>()
    for (const { limits } of calls) {
      for (const { per, ofEach: _, ...limit } of 'none' in limits ? [] : limits) {
        const rule = { ...limit, per: typeof per === 'string' ? per : 'field' }
        expect(rules.get(limit.name) ?? rule).toEqual(rule)
        rules.set(limit.name, rule)
      }
    }
  })
})
