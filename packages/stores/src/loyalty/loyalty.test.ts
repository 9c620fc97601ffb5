import { CallError, type Client, fromWireContract } from '@staykit/contract'
import { bookedFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { logLoyalty, loyaltyRequest } from './index.ts'

describe('loyalty', () => {
  const booking = fromWireContract(bookedFixture())

  it('[HOT-279] a transaction names the trip, the e-mail and the names, once for each trip', async () => {
    const sent: unknown[] = []
    const client = (async (_: unknown, body: unknown) => {
      sent.push(body)
      if (sent.length === 1) throw new CallError({ code: 'NETWORK', message: '' })
      return { logged: true, numericValue: 485 }
    }) as unknown as Client
    const shared = { client, environment: memoryEnvironment() }
    for (let visit = 0; visit < 4; visit++) await logLoyalty(shared, booking, 'cap')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({
      transactionID: 'ST-ABCD-EFGH-JKMN',
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Okafor',
      numericValue: 485,
      capability: 'cap',
    })
  })

  it('[HOT-221] without a value it is 600', () => {
    expect(loyaltyRequest({ ...booking, points: undefined }).numericValue).toBe(600)
  })
})
