import { expect, it, onTestFinished } from 'vitest'
import { accountServer } from '../members/testing.ts'
import { begin } from './testing.ts'

const client = { FACEBOOK_CLIENT_ID: 'facebook', FACEBOOK_CLIENT_SECRET: 'secret-of-the-client-0123456789' }

/** Where a Facebook login is redirected. */
async function dialogAt(environment: Record<string, string>) {
  const server = await accountServer({ environment: { ...client, ...environment } })
  onTestFinished(() => server.stop())
  const { origin, pathname } = new URL(
    (await server.app.request(begin('facebook'))).headers.get('location') ?? '',
  )
  return origin + pathname
}

it('[PLT-157] [AQ-65] Facebook’s dialog has the configured version, else the tested one', async () => {
  expect(await dialogAt({})).toBe('https://www.facebook.com/v23.0/dialog/oauth')
  expect(await dialogAt({ FACEBOOK_VERSION: 'v2.10' })).toBe('https://www.facebook.com/v2.10/dialog/oauth')
  await expect(dialogAt({ FACEBOOK_VERSION: '23' })).rejects.toThrow('FACEBOOK_VERSION')
})
