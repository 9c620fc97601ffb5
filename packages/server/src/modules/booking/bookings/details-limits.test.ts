import { expect, it } from 'vitest'
import { testServerForThisTest } from '../../../testing/server.ts'
import { REF_ID } from './testing/traveller.ts'

it('a stranger who knows an e-mail address keeps its owner from no booking, and cannot guess a number', async () => {
  const { post } = await testServerForThisTest({ TRUST_PROXY: '1' })
  const lookUp = async (address: string, bookingId: string, email = 'maya@example.com') =>
    (await post('/api/book/details', { bookingId, email, refId: REF_ID }, { 'x-forwarded-for': address }))
      .status
  for (let guess = 0; guess < 300; guess++)
    expect(await lookUp('203.0.113.9', `ST-0000-0000-${1_000 + guess}`)).toBe(404)
  expect(await lookUp('203.0.113.9', 'ST-0000-0000-9999')).toBe(429)
  // The owner, elsewhere: no such booking here, and no limit.
  expect(await lookUp('198.51.100.7', 'ST-ABCD-EFGH-JKMN')).toBe(404)
  for (let time = 0; time < 59; time++) await lookUp(`198.51.100.${time}`, 'ST-ABCD-EFGH-JKMN')
  expect(await lookUp('192.0.2.1', 'ST-ABCD-EFGH-JKMN')).toBe(429)
})
