import { CallError, type Client } from '@staykit/contract'
import { tripFixture } from '@staykit/contract/fixtures'
import { expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createTrips } from './index.ts'

it('[HOT-318] "No Hotel Trips Found!" is the error of a member without trips', async () => {
  const answers = [{ trips: [] }, { trips: [tripFixture()] }, undefined]
  const client = (async () => {
    const answer = answers.shift()
    if (!answer) throw new CallError({ code: 'NETWORK', message: 'No line.' })
    return answer
  }) as unknown as Client
  const trips = createTrips({ client, environment: memoryEnvironment() })
  const errors: unknown[] = []
  for (let load = 0; load < 3; load++) {
    await trips.load('u1')
    errors.push(trips.$error.get())
  }
  expect(errors).toEqual(['No Hotel Trips Found!', undefined, 'No line.'])
})
