import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'

interface Failure {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly description?: string
    readonly details?: Record<string, unknown>
  }
}

const mine = 'https://hotels.acme.example'
const theirs = 'https://stranger.example'
const brand = '/api/brand?refId=8184'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const { settings } = await server.deps.db
    .selectFrom('brands')
    .select('settings')
    .where('ref_id', '=', '8183')
    .executeTakeFirstOrThrow()
  await server.deps.db
    .updateTable('brands')
    .set({ settings: JSON.stringify({ ...settings, origins: [mine] }) })
    .where('ref_id', '=', '8183')
    .execute()
  return () => server.stop()
})

/** What a page of an origin can read; undefined when the browser would block the answer. */
async function readBy(origin: string, path: string): Promise<Failure | undefined> {
  const { headers, body } = await server.get<Failure>(path, { origin })
  return headers.get('access-control-allow-origin') === origin ? body : undefined
}

describe('a page whose origin the brand does not allow', () => {
  it.each([theirs, mine, 'https://xn--bcher-kva.example:8443'])(
    '%s reads which origin, and how to allow it',
    async (origin) => {
      const error = (await readBy(origin, brand))?.error
      const command = `npx staykit brand add-origin 8184 ${origin}`
      expect(error).toEqual({
        code: 'FORBIDDEN_ORIGIN',
        message: `Pages of ${origin} may not speak for the brand 8184.`,
        description: expect.stringContaining(command),
        details: { origin, refId: '8184', command },
      })
    },
  )

  it('reads that the refId is unknown, or missing', async () => {
    expect((await readBy(theirs, '/api/brand?refId=0000'))?.error.code).toBe('UNKNOWN_REF_ID')
    expect((await readBy(theirs, '/api/brand'))?.error.code).toBe('BAD_REQUEST')
  })

  it('may send a preflight, as a browser does for headers', async () => {
    const ask = (path: string) =>
      server.app.request(path, {
        method: 'OPTIONS',
        headers: { origin: theirs, 'access-control-request-method': 'GET' },
      })
    expect((await ask(brand)).status).toBe(204)
    expect((await ask('/api/profile/cards')).status).toBe(403)
  })

  it('reads nothing else, and gets nothing else', async () => {
    for (const path of [
      '/api/brands',
      '/api/brand/x',
      '/api/profile/cards?refId=8184',
      '/travel/images/x.svg',
      '/api/nothing',
    ]) {
      expect(await readBy(theirs, path), path).toBeUndefined()
      expect((await server.get(path, { origin: theirs })).status, path).toBe(403)
    }
  })

  it('has access with the address of the brand’s own page after one command', async () => {
    expect(await readBy(mine, '/api/brand?refId=8183')).toMatchObject({ brand: { refId: '8183' } })
  })
})

describe('a page without an origin', () => {
  it.each(['null', 'file://'])('(%s) gets the hint to use a web server', async (origin) => {
    const error = (await readBy(origin, brand))?.error
    expect(error).toMatchObject({
      code: 'FORBIDDEN_ORIGIN',
      message: expect.stringContaining('without an origin'),
      description: expect.stringMatching(/opened as a file.*http/),
    })
    expect(error?.details).not.toHaveProperty('command')
  })
})

it('never puts an invalid origin into a command that people copy', async () => {
  for (const origin of [
    'https://x.example;rm -rf ~',
    'https://$(id).example',
    'https://a.example/`id`',
    '*',
  ]) {
    const { status, body } = await server.get<Failure>(brand, { origin })
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN_ORIGIN'])
    expect(
      JSON.stringify([body.error.message, body.error.description, body.error.details?.command]),
    ).not.toContain(origin)
  }
})

it('has no access in production from localhost either', async () => {
  const production = await testServer({
    NODE_ENV: 'production',
    SANDBOX: 'true',
    AUTH_SECRET: 'x'.repeat(40),
    LOG_LEVEL: 'silent',
  })
  onTestFinished(() => production.stop())
  const { body } = await production.get<Failure>(brand, { origin: 'http://localhost:5173' })
  expect(body.error.details?.command).toBe('npx staykit brand add-origin 8184 http://localhost:5173')
})
