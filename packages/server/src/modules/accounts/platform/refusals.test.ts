import { platformAccount, updatePlatformAccount } from '@staykit/contract'
import { createPlatformClient } from '@staykit/contract/platform'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { REF_ID } from '../../booking/bookings/testing/traveller.ts'
import { type AccountServer, accountServer } from '../members/testing.ts'

const KEY = 'sixteen-letters-and-what-comes-behind'

let server: AccountServer
let session: { accessToken: string; email: string }
beforeAll(async () => {
  server = await accountServer({ environment: { PLATFORM_KEYS: `${REF_ID}:${KEY}` } })
  session = await server.join('refused@example.com')
})
afterAll(() => server.stop())

const platformOf = (token: () => string | undefined) =>
  createPlatformClient({
    address: 'https://platform.example/platform',
    refId: REF_ID,
    key: KEY,
    fetch: async (input, init) => {
      const url = new URL(String(input))
      return server.app.request(url.pathname + url.search, init)
    },
    token,
  })

describe('a refused call of the platform', () => {
  it('gets its refusal inside the envelope without a session; a page without a key uses plain JSON', async () => {
    const nobody = platformOf(() => undefined)(platformAccount, {})
    await expect(nobody).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    const plain = await server.send('GET', '/platform/api/v1/account', undefined, session.accessToken)
    expect(plain).toMatchObject({
      status: 200,
      body: { success: true, data: { account: { email: session.email } } },
    })
  })

  it('gets an internal error as a failure, and not as a refusal of the input', async () => {
    const { db } = server.deps
    await sql`alter table profiles add constraint no_atlantis check (info->>'city' <> 'Atlantis')`.execute(db)
    onTestFinished(async () => {
      await sql`alter table profiles drop constraint no_atlantis`.execute(db)
    })
    const change = platformOf(() => session.accessToken)(updatePlatformAccount, { city: 'Atlantis' })
    await expect(change).rejects.toMatchObject({ status: 500 })
  })
})
