import {
  type AnyCall,
  artifactInfo,
  artifactList,
  bookingBalances,
  bookingPayment,
  type Client,
  createArtifact,
  platformAccount,
  updatePlatformAccount,
} from '@staykit/contract'
import { createEnvelope, createPlatformClient } from '@staykit/contract/platform'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookOne, newBookingRequestId, REF_ID, traveller } from '../../booking/bookings/testing/traveller.ts'
import { type AccountServer, accountServer } from '../members/testing.ts'

const KEY = 'sixteen-letters-and-what-comes-behind'
const BASE = 'https://platform.example/platform'

let server: AccountServer
let session: { accessToken: string; identityID: string; email: string }
beforeAll(async () => {
  server = await accountServer({ environment: { PLATFORM_KEYS: `${REF_ID}:${KEY}` } })
  session = await server.join('platform@example.com')
})
afterAll(() => server.stop())

interface Sent {
  readonly url: URL
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}
/** Sent requests, newest last, with the raw answers. */
const sent: Sent[] = []
const answers: string[] = []
beforeEach(() => {
  sent.length = 0
  answers.length = 0
})
const last = () => sent.at(-1) as Sent

const wire: typeof fetch = async (input, init = {}) => {
  const url = new URL(String(input))
  const headers = init.headers as Record<string, string>
  sent.push({ url, method: init.method ?? 'GET', headers, body: init.body as string | undefined })
  const answer = await server.app.request(url.pathname + url.search, init)
  answers.push(await answer.clone().text())
  return answer
}
const platformOf = (more: object = {}): Client =>
  createPlatformClient({
    address: BASE,
    refId: REF_ID,
    key: KEY,
    fetch: wire,
    token: () => session.accessToken,
    cguid: () => 'client-of-five-years',
    ...more,
  })
/** Sends the same bytes again. */
const again = ({ url, method, headers, body }: Sent) =>
  server.app.request(url.pathname + url.search, { method, headers, ...(body && { body }) })
const inEnvelope = async ({ method, url, headers, body }: Sent, key = KEY) => {
  const data = body ? JSON.parse(body).data : url.searchParams.get('data')
  const action = url.pathname.replace('/platform/api/v1/', '')
  const envelope = await createEnvelope(key, headers.authorization?.slice(7) ?? '')
  const opened = await envelope.open(data, { kind: 'request', method, action })
  return opened && JSON.parse(opened.text)
}

describe('a call of the platform', () => {
  it('[ACC-210] [ACC-215] [ACC-216] [ACC-217] [PLT-149] [OQ-34] goes to /api/v1/{action} with its method', async () => {
    const calls: [AnyCall, object][] = [
      [bookingBalances, {}],
      [
        bookingPayment,
        {
          payment_methods: [{ token: 'LIFE', amount: 1 }],
          contract: 'x'.repeat(20),
          bookingRequestId: newBookingRequestId(),
        },
      ],
      [createArtifact, { trip_number: 'none' }],
      [artifactInfo, { trip_number: 'none' }],
      [artifactList, {}],
      [platformAccount, {}],
      [updatePlatformAccount, { city: 'Lisbon' }],
    ]
    for (const [call, request] of calls) await platformOf()(call, request as never).catch(() => undefined)
    expect(sent.map(({ method, url }) => `${method} ${url.origin}${url.pathname}`)).toEqual([
      `GET ${BASE}/api/v1/booking/balances`,
      `POST ${BASE}/api/v1/booking/payment`,
      `POST ${BASE}/api/v1/fi_nft/token_create`,
      `POST ${BASE}/api/v1/fi_nft/nft_info`,
      `POST ${BASE}/api/v1/fi_nft/nfts`,
      `GET ${BASE}/api/v1/account`,
      `PUT ${BASE}/api/v1/account`,
    ])
    const payment = sent.find(({ url }) => url.pathname.endsWith('payment'))
    expect((await inEnvelope(payment as Sent)).body.payment_methods).toEqual([{ token: 'LIFE', amount: 1 }])
  })

  it('[ACC-211] [ACC-212] [AQ-22] [AQ-70] has an encrypted data field as its body, its token in the header; a GET without parameters sends nothing', async () => {
    await platformOf()(updatePlatformAccount, { firstName: 'Zyxelia' })
    const { headers, body = '' } = last()
    expect(Object.keys(JSON.parse(body))).toEqual(['data'])
    expect(Buffer.from(JSON.parse(body).data, 'base64').toString('latin1')).not.toContain('Zyxelia')
    expect(await inEnvelope(last())).toMatchObject({ body: { firstName: 'Zyxelia' } })
    expect(headers).toMatchObject({
      authorization: `Bearer ${session.accessToken}`,
      'x-cguid': 'client-of-five-years',
    })
    await platformOf()(platformAccount, {})
    expect([last().url.search, last().body]).toEqual(['', undefined])
    for (const answer of answers) {
      expect(Object.keys(JSON.parse(answer))).toEqual(['data'])
      expect(answer).not.toContain('Zyxelia')
    }
  })

  it('[ACC-211] [AQ-22] has one parameter, the data field, as a GET with parameters', async () => {
    const withParameter = { ...platformAccount, request: updatePlatformAccount.request }
    const { data } = await platformOf()(withParameter, { city: 'Lisbon' })
    expect([...last().url.searchParams.keys()]).toEqual(['data'])
    expect((await inEnvelope(last())).body).toEqual({ city: 'Lisbon' })
    expect(data?.account.email).toBe('platform@example.com')
  })

  it('[ACC-213] times out after 30 s', async () => {
    const waits: number[] = []
    const never: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        if (init?.signal?.aborted) reject(new Error('aborted'))
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    let ring = () => {}
    const setTimeout = (run: () => void, ms: number) => {
      waits.push(ms)
      ring = run
    }
    for (const call of [bookingBalances, artifactList, platformAccount] as const) {
      const answer = platformOf({ fetch: never, setTimeout })(call, {} as never)
      await new Promise((resolve) => globalThis.setTimeout(resolve, 20))
      ring()
      await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' })
    }
    expect(waits).toEqual([30_000, 30_000, 30_000])
  })

  it('[ACC-214] returns success with data, or err_msgs, after decryption', async () => {
    const good = await platformOf()(updatePlatformAccount, { firstName: 'Maya', city: 'Lisbon' })
    expect(good).toMatchObject({ success: true, data: { account: { firstName: 'Maya', city: 'Lisbon' } } })
    const bad = await platformOf()(updatePlatformAccount, { firstName: 'Ma\tya' })
    expect(bad).toEqual({ success: false, err_msgs: ['Only letters are allowed'] })
    // A refusal of the gate is encrypted too, with its code and status for the client.
    const nobody = platformOf({ token: () => 'made-up' })(platformAccount, {})
    await expect(nobody).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    expect(Object.keys(JSON.parse(answers.at(-1) ?? ''))).toEqual(['data'])
  })

  it('[ACC-215] [ACC-216] [ACC-217] [AQ-41] does the same as for a page: coins, artifacts, account', async () => {
    const client = platformOf()
    const { data } = await client(bookingBalances, {})
    expect(data?.balances.map(({ symbol }) => symbol)).toContain('LIFE')
    const member = traveller(
      (path, init) => server.app.request(path, init),
      () => ({ authorization: `Bearer ${session.accessToken}` }),
    )
    const { answer } = await bookOne(member, {}, { auth: session, email: session.email })
    const trip_number = answer.bookingId ?? ''
    expect((await client(createArtifact, { trip_number })).data).toMatchObject({ status: expect.any(String) })
    expect((await client(artifactInfo, { trip_number })).data).toMatchObject({
      tx_status_name: expect.any(String),
    })
    expect((await client(artifactList, {})).data?.nfts.map((nft) => nft.trip_number)).toEqual([trip_number])
    await client(updatePlatformAccount, { lastName: 'Okafor', email: 'thief@example.com' })
    const { account } = (await client(platformAccount, {})).data ?? {}
    expect(account).toMatchObject({
      id: session.identityID,
      email: session.email,
      lastName: 'Okafor',
      refID: REF_ID,
    })
    const page = await server.send(
      'GET',
      `/api/profile/users/${session.identityID}`,
      undefined,
      session.accessToken,
    )
    expect(page.body.data.customer).toMatchObject({ lastName: 'Okafor' })
  })
})

describe('an envelope', () => {
  const refusal = {
    success: false,
    err_msgs: ['The request cannot be read.'],
    error: { code: 'BAD_REQUEST', message: 'The request cannot be read.' },
  }
  const change = async (more: object = {}) => {
    await platformOf(more)(updatePlatformAccount, { city: 'Porto' }).catch(() => undefined)
    return last()
  }
  /** An envelope that was not sent. */
  const tokensOf = async (more: object = {}) => {
    const fetch: typeof globalThis.fetch = async (url, { method = '', headers, body } = {}) => {
      sent.push({
        url: new URL(String(url)),
        method,
        headers: headers as Record<string, string>,
        body: body as string,
      })
      return new Response('{}')
    }
    return change({ ...more, fetch })
  }
  const city = async () => (await platformOf()(platformAccount, {})).data?.account.city

  it('[PLT-150] [AQ-42] names its key by the first 16 characters, and reveals no others', async () => {
    const envelope = await createEnvelope(KEY, 'token')
    const about = { kind: 'request', method: 'POST', action: 'a' } as const
    const { data } = await envelope.seal('{"a":"é"}', about)
    const by = async (key: string, token = 'token') =>
      (await (await createEnvelope(key, token)).open(data, about))?.text
    expect(await by(`${KEY.slice(0, 16)} of another end`)).toBe('{"a":"é"}')
    expect(await by(`${KEY.slice(0, 15)}_${KEY.slice(16)}`)).toBeUndefined()
    expect(await by(KEY, 'another')).toBeUndefined()
    await expect(createEnvelope('too-short', '')).rejects.toThrow(RangeError)
    // IV and blocks of 16, MAC of 32, a version; never the same twice.
    expect((Buffer.from(data, 'base64').length - 1 - 16 - 32) % 16).toBe(0)
    expect((await envelope.seal('{"a":"é"}', about)).data).not.toBe(data)
  })

  it('[AQ-42] returns the same refusal for any changed byte', async () => {
    await platformOf()(updatePlatformAccount, { city: 'Faro' })
    const first = await tokensOf()
    const bytes = Buffer.from(JSON.parse(first.body ?? '').data, 'base64')
    const hints = new Set<string>()
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      const answer = await again({ ...first, body: JSON.stringify({ data: changed.toString('base64') }) })
      hints.add(`${answer.status} ${await answer.text()}`)
    }
    expect([...hints]).toEqual([`400 ${JSON.stringify(refusal)}`])
    expect(await city()).toBe('Faro')
    expect((await again(first)).status).toBe(200)
    expect(await city()).toBe('Porto')
  })

  it('opens once, for five minutes, for its call, its token and its brand', async () => {
    const used = await change()
    const late = () => Date.now() - 5 * 60_000 - 1_000
    const fresh = await tokensOf()
    const list = new URL('/platform/api/v1/fi_nft/nfts', used.url)
    const other = await server.join('other-platform@example.com')
    const tries: Sent[] = [
      used,
      await tokensOf({ now: late }),
      await tokensOf({ now: () => Date.now() + 5 * 60_000 + 1_000 }),
      await tokensOf({ key: `another-key-${KEY}` }),
      await tokensOf({ refId: '8298' }),
      await tokensOf({ refId: 'nobody' }),
      { ...fresh, method: 'POST' },
      { ...fresh, method: 'POST', url: list },
      { ...fresh, headers: { ...fresh.headers, authorization: `Bearer ${other.accessToken}` } },
      { ...used, body: '{"city":"Faro"}' },
      { ...used, body: '{"data":"","city":"Faro"}' },
      { ...used, body: 'no JSON' },
    ]
    await platformOf()(updatePlatformAccount, { city: 'Faro' })
    for (const one of tries) {
      const answer = await again(one)
      expect([answer.status, await answer.json()]).toEqual([400, refusal])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await city()).toBe('Faro')
  })

  it('opens only for its own request, as an answer', async () => {
    const body = JSON.stringify({
      success: true,
      data: { account: { id: 'x', email: 'x', created: 'x', refID: 'x' } },
    })
    await platformOf()(updatePlatformAccount, { city: 'Faro' })
    const [earlier = ''] = answers
    for (const forged of [body, earlier, '{}', '[]', 'null', '{"data":"AAAA"}']) {
      const fetch: typeof globalThis.fetch = async () => new Response(forged)
      const answer = platformOf({ fetch })(updatePlatformAccount, { city: 'Faro' })
      await expect(answer).rejects.toMatchObject({ code: 'BAD_ANSWER' })
    }
  })
})
