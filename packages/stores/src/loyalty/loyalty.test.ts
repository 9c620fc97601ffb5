import { CallError, type Client, fromWireContract } from '@staykit/contract'
import { bookedFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { logLoyalty, loyaltyRequest, pixelAddress } from './index.ts'

describe('loyalty', () => {
  const booking = fromWireContract(bookedFixture())

  it('[HOT-279] [OQ-29] [OQ-47] a transaction names the trip, the e-mail and the names, once for each trip', async () => {
    const sent: unknown[] = []
    const client = (async (_: unknown, body: unknown) => {
      sent.push(body)
      if (sent.length === 1) throw new CallError({ code: 'NETWORK', message: '' })
      return { logged: true, numericValue: 485 }
    }) as unknown as Client
    const shared = { client, environment: memoryEnvironment() }
    const answers = []
    for (let visit = 0; visit < 4; visit++) answers.push(await logLoyalty(shared, booking, 'cap'))
    expect(answers).toEqual([undefined, 485, undefined, undefined])
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

  it('[HOT-221] [OQ-29] without a value it is 600', () => {
    expect(loyaltyRequest({ ...booking, points: undefined }).numericValue).toBe(600)
  })

  it('leaves empty what a booking does not say, and logs no such booking', async () => {
    const stranger = { ...booking, tripNumber: undefined, customer: undefined } as unknown as typeof booking
    expect(loyaltyRequest({ ...stranger, points: 7 })).toEqual({
      transactionID: '',
      email: '',
      firstName: '',
      lastName: '',
      numericValue: 7,
    })
    const { sent, shared } = logs()
    await logLoyalty(shared, { ...booking, customer: undefined }, 'cap')
    await logLoyalty(shared, { ...booking, tripNumber: undefined } as unknown as typeof booking, 'cap')
    expect(sent).toEqual([])
    expect(shared.environment.storage.get('staykit.loyalty')).toBeUndefined()
  })

  it('[ACC-113] the pixel’s address has trip number and points; none where the brand names none, or no good one', async () => {
    const client = (answer: () => unknown) => (async () => answer()) as unknown as Client
    const of = (pixel?: string) =>
      pixelAddress(
        client(() => ({ pixel })),
        'ST 1&x',
        485,
      )
    const given = 'https://v.example/{transactionID}?p={points}&t={transactionID}'
    expect(await of(given)).toBe('https://v.example/ST%201%26x?p=485&t=ST%201%26x')
    expect([await of(), await of('http://v.example/'), await of('javascript:alert(1)')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const lost = () => {
      throw new CallError({ code: 'NETWORK', message: '' })
    }
    expect(await pixelAddress(client(lost), 'ST-1', 1)).toBeUndefined()
    expect(
      await pixelAddress(
        client(() => ({ pixel: given })),
        undefined,
        1,
      ),
    ).toBeUndefined()
  })

  it('remembers the last twenty trips, apart from one that could not be logged', async () => {
    const { sent, shared } = logs('T-21')
    const trips = Array.from({ length: 22 }, (_, index) => `T-${index}`)
    for (const tripNumber of trips) await logLoyalty(shared, { ...booking, tripNumber }, 'cap')
    expect(shared.environment.storage.get('staykit.loyalty')).toBe(trips.slice(2, 21).join(' '))
    await logLoyalty(shared, { ...booking, tripNumber: 'T-2' }, 'cap')
    expect(sent).toHaveLength(22)
    await logLoyalty(shared, { ...booking, tripNumber: 'T-1' }, 'cap')
    expect(sent).toHaveLength(23)
  })
})

/** A client whose transaction for one trip fails. */
function logs(failing?: string) {
  const sent: string[] = []
  const client = (async (_: unknown, { transactionID }: { transactionID: string }) => {
    sent.push(transactionID)
    if (transactionID === failing) throw new CallError({ code: 'NETWORK', message: '' })
    return { logged: true, numericValue: 1 }
  }) as unknown as Client
  return { sent, shared: { client, environment: memoryEnvironment() } }
}
