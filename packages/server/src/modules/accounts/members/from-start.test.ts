import { expect, it, onTestFinished } from 'vitest'
import { flipPlatformAuth } from '../social/testing.ts'
import { accountServer, PASSWORD } from './testing.ts'

/** Starts a server, to test its own composition. */
async function started() {
  const server = await accountServer()
  onTestFinished(() => server.stop())
  return server
}

it('a started server answers each call of a member', async () => {
  const server = await started()
  const { identityID, accessToken } = await server.join('each@example.com')
  const call = async (method: string, path: string, body?: object) =>
    (await server.send(method, `/api/profile/users/${identityID}${path}`, body, accessToken)).status
  expect(await call('GET', '')).toBe(200)
  expect(await call('POST', '', { city: 'Lisbon' })).toBe(200)
  expect(await call('GET', '/preferences')).toBe(200)
  expect(await call('POST', '/preferences', { stars: [4], currency: 'EUR' })).toBe(200)
  expect(await call('GET', '/sessions')).toBe(200)
  expect(await call('POST', '/email', { email: 'next@example.com' })).toBe(200)
  const pin = await server.pinFor('next@example.com')
  expect(await call('POST', '/email/confirm', { email: 'next@example.com', pin })).toBe(200)
  expect(await call('POST', '/sessions/end', {})).toBe(200)
  expect(await call('DELETE', '/picture', {})).toBe(200)
  const change = { oldPassword: PASSWORD, newPassword: 'Newer-Pass2!' }
  expect(await call('POST', '/password', change)).toBe(200)
})

it('[ACC-064] the server refuses sign-up and sign-in at a brand with platform members', async () => {
  const server = await started()
  const session = await server.join('before@example.com')
  await flipPlatformAuth(server, true)
  const [username, email, pin, newPassword] = ['a@example.com', 'a@example.com', '12345678', PASSWORD]
  for (const [path, body] of Object.entries({
    'sign-up': { username, password: PASSWORD },
    confirm: { username, pin },
    resend: { username },
    'forgot-password': { email },
    'reset-password': { email, pin, newPassword },
    'sign-in': { username: 'before@example.com', password: PASSWORD },
  }))
    expect(await server.auth(path, body), path).toMatchObject({
      status: 404,
      body: { error: { message: 'Members of this brand log in at its platform.' } },
    })
  expect(await server.mailsTo(email)).toEqual([])
  await flipPlatformAuth(server, false)
  const right = { username: 'before@example.com', password: PASSWORD, device: session.device }
  expect((await server.auth('sign-in', right)).status).toBe(200)
})

it('a right code for an address without an account counts as wrong', async () => {
  const server = await started()
  const email = 'gone@example.com'
  await server.join(email)
  await server.auth('forgot-password', { email })
  const pin = await server.pinFor(email, 2)
  await server.deps.db.deleteFrom('users').where('email', '=', email).execute()
  const answer = await server.auth('reset-password', { email, pin, newPassword: 'Newer-Pass2!' })
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'CodeMismatchException' } } })
})
