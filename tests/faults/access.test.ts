import * as contract from '@staykit/contract'
import {
  type AnyCall,
  basePaths,
  bookContract,
  bookSync2,
  bookTrips,
  createPaymentIntent,
} from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AccountServer,
  accountServer,
} from '../../packages/server/src/modules/accounts/members/testing.ts'
import {
  newBookingRequestId,
  payloadFor,
  REF_ID,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'

import { everybody, guarded, setUp, type Tries, type Try } from './access-table.ts'

let server: AccountServer
let tries: Map<AnyCall, Tries>
let nothing: Map<AnyCall, object>
beforeAll(async () => {
  server = await accountServer()
  ;({ tries, nothing } = await setUp(server))
})
afterAll(() => server.stop())

async function ask(call: AnyCall, { body, token, origin }: Try) {
  const fields = body as Record<string, string>
  const path = basePaths[call.base] + call.path.replace(/\{(\w+)\}/g, (_, name) => String(fields[name]))
  const response = await server.app.request(path, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token && { 'auth-token': token }),
      ...(origin && { origin }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const { status } = response
  const answer = await response.json()
  return { status, code: answer.error?.code, message: answer.error?.message }
}

describe('guarded routes', () => {
  it('each call has a row in this table', () => {
    const calls = Object.values<unknown>(contract).filter(
      (value): value is AnyCall =>
        typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
    )
    const needed = calls.filter(({ access }) => access !== 'public')
    expect(needed.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(
      guarded
        .filter(({ access }) => access !== 'public')
        .map(({ path, method }) => `${method} ${path}`)
        .sort(),
    )
  })

  for (const call of guarded) {
    for (const who of everybody) {
      it(`${call.method} ${call.path} denies ${who}`, async () => {
        const attempt = tries.get(call)?.[who]
        if (!attempt) throw new Error('no try')
        const answer = await ask(call, attempt)
        expect([401, 404]).toContain(answer.status)
        // The answer does not reveal whether the record exists.
        const empty = await ask(call, { ...attempt, body: nothing.get(call) ?? {} })
        expect(answer).toEqual(empty)
      })
    }
  }

  it('the denied calls changed nothing', async () => {
    const rows = await server.deps.db.selectFrom('bookings').select('status').execute()
    expect(rows).toEqual([{ status: 'SUCCESS' }, { status: 'SUCCESS' }])
    const sources = await server.deps.db.selectFrom('bitcoin_sources').select('state').execute()
    expect(sources).toEqual([{ state: 'open' }])
    const profiles = await server.deps.db.selectFrom('profiles').select('info').execute()
    expect(profiles.every(({ info }) => !info.city)).toBe(true)
  })
})

describe('member rates and payments', () => {
  it('a visitor, an expired session and a session of another brand are denied', async () => {
    const visitor = traveller((path, init) => server.app.request(path, init))
    const { ppn_book_bundle } = await visitor.rate({
      hotel: 'The Members Only',
      memberOnly: true,
      dealCode: 'WELCOME25',
    })
    const body = { ppnBundle: ppn_book_bundle, rateType: 'CUG', refId: REF_ID }
    const { tokens } = memberTokens()
    for (const token of tokens)
      expect(await ask(bookContract, { body, ...(token && { token }) })).toMatchObject({
        status: 401,
        code: 'LOGIN_REQUIRED',
      })
  })

  it('a booking by another member, or with an expired or foreign session, is refused before it is stored', async () => {
    const visitor = traveller((path, init) => server.app.request(path, init))
    const agreed = await visitor.contract()
    const { tokens } = memberTokens()
    for (const accessToken of tokens.filter(Boolean)) {
      const auth = { accessToken: accessToken ?? '', identityID: 'somebody' }
      const body = payloadFor(agreed, newBookingRequestId(), { auth })
      expect(await ask(bookSync2, { body })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
  })

  it('the contract of another brand neither pays nor books', async () => {
    const visitor = traveller((path, init) => server.app.request(path, init))
    const agreed = await visitor.contract()
    const price = Math.round(agreed.rate.price.dueNow * 100)
    const body = {
      price,
      currency: 'USD',
      contract: agreed.meta.contract,
      bookingRequestId: newBookingRequestId(),
      refId: '8298',
    }
    expect(await ask(createPaymentIntent, { body })).toMatchObject({ status: 422, code: 'CONTRACT_INVALID' })
    expect(
      await ask(bookSync2, { body: { ...payloadFor(agreed, newBookingRequestId()), refId: '8298' } }),
    ).toMatchObject({
      code: 'CONTRACT_INVALID',
    })
  })

  function memberTokens() {
    const trips = tries.get(bookTrips)
    return { tokens: [undefined, trips?.expired.token, trips?.['other brand'].token] }
  }
})
