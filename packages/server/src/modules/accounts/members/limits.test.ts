import { expect, it } from 'vitest'
import { boundedQueue } from '../../../adapters/better-auth/hashing-queue.ts'
import { TooBusy } from '../../../ports/identity.ts'
import { testServerForThisTest } from '../../../testing/server.ts'

it('the limit by account comes before any hashing, for known and unknown accounts alike', async () => {
  const server = await testServerForThisTest()
  let hashed = 0
  const { identity } = server.deps
  const signIn = identity.signIn
  Object.assign(identity, {
    signIn: (...args: Parameters<typeof signIn>) => {
      hashed++
      return signIn(...args)
    },
  })
  const flood = { username: 'flood@example.com', password: 'Wrong-Pass1!', refId: '8183' }
  const codes: string[] = []
  for (let time = 0; time < 15; time++) {
    const { body, status } = await server.post<{ error: { code: string } }>('/api/auth/sign-in', flood)
    codes.push(`${status} ${body.error.code}`)
  }
  expect(hashed).toBe(10)
  expect(codes.slice(10)).toEqual(Array(5).fill('429 LimitExceededException'))
})

it('passwords are checked two at a time, and the queue has a limit', async () => {
  const queue = boundedQueue(2, 3)
  let running = 0
  let most = 0
  const work = () =>
    queue(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running--
    })
  const results = await Promise.allSettled(Array.from({ length: 8 }, work))
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused.every((reason) => reason instanceof TooBusy)).toBe(true)
  await work()
})
