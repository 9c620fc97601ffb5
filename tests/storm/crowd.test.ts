import { expect, it } from 'vitest'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { startProcess } from '../faults/server-process.ts'
import { counted } from '../figures/record.ts'

const SEARCHES = 1_000
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

it(`${SEARCHES} searches at once, each for another stay, all get an answer`, async () => {
  const database = await testDatabase(3)
  const server = await startProcess(database.url)
  const search = async (number: number) => {
    const from = 10 + (number % 250)
    const stay = { checkIn: day(from), checkOut: day(from + 2 + Math.floor(number / 250)) }
    const response = await fetch(`${server.url}/travel/hotels/search/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        location: { id: '2267057', type: 'city' },
        ...stay,
        roomCount: 1,
        adultCount: 2,
        currency: 'USD',
      }),
    })
    await response.arrayBuffer()
    return response.status
  }
  await search(0)
  const began = performance.now()
  const statuses = new Map<number, number>()
  for (const status of await Promise.all(Array.from({ length: SEARCHES }, (_, number) => search(number))))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  console.log(`searches: ${counted(statuses)}; ${Math.round(performance.now() - began)} ms`)
  expect([...statuses]).toEqual([[200, SEARCHES]])
  await server.stop()
  await database.drop()
})
