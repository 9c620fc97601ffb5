import { expect, it } from 'vitest'
import { startLive } from './live-processes.ts'

const SECRET = '0123456789abcdef0123456789abcdef'
const secure = {
  PUBLIC_URL: 'https://api.example.com',
  SITE_URL: 'https://www.example.com',
  TRUST_PROXY: '1',
}
const from = (address: string) => ({ 'x-forwarded-for': address })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Statuses of many requests, ten at a time. */
async function manyTimes(times: number, ask: (number: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < times)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const answer = await ask(statuses.length + index)
          await answer.arrayBuffer()
          return answer.status
        }),
      )),
    )
  return statuses
}
const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length

it('visitors of the site keep their own limits, at the site and at the API behind it', {}, async () => {
  const { ports, runs } = await startLive(['server', 'site'], { ...secure, SITE_SECRET: SECRET })
  await runs()
  const page = (address: string, number: number) =>
    fetch(`http://127.0.0.1:${ports.site}/search/city/2267057/${day(30)}/${day(32)}/1/${(number % 4) + 1}`, {
      headers: from(address),
    })
  const isFull = async (address: string) => /part="[^"]*listing/.test(await (await page(address, 1)).text())
  // The site sends a page without a first state when the API is slow, as it is right after its start.
  await expect.poll(() => isFull('203.0.113.1')).toBe(true)

  // Another program takes all requests of its own address at the API.
  const search = (headers: Record<string, string>, number: number) =>
    fetch(`http://127.0.0.1:${ports.api}/travel/hotels/search/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        location: { id: '2267057', type: 'city' },
        checkIn: day(30),
        checkOut: day(32),
        roomCount: 1,
        adultCount: 2,
        currency: 'USD',
        from: number % 40,
        to: (number % 40) + 1,
      }),
    })
  const flood = await manyTimes(700, (number) => search(from('203.0.113.2'), number))
  expect([countOf(flood, 200), countOf(flood, 429)]).toEqual([600, 100])
  // Its pages have no first state, because the site asks in its name; those of others do.
  expect(await isFull('203.0.113.2')).toBe(false)
  // The site sends a page without a first state when the API is slow, as it is right after its start.
  await expect.poll(() => isFull('203.0.113.1')).toBe(true)

  // A visitor who names others, without the secret or with a wrong one, counts as himself.
  for (const secret of ['', 'x'.repeat(32), 'é'.repeat(32)])
    expect(
      await search(
        {
          ...from('203.0.113.2'),
          'x-staykit-visitor': '203.0.113.9',
          ...(secret && { 'x-staykit-site-secret': Buffer.from(secret).toString('latin1') }),
        },
        1,
      ).then(({ status }) => status),
    ).toBe(429)
  const site = { 'x-staykit-visitor': '203.0.113.9', 'x-staykit-site-secret': SECRET }
  expect((await search({ ...from('203.0.113.2'), ...site }, 1)).status).toBe(200)
  // Programs of this machine are counted in production.
  const own = await manyTimes(620, (number) => search(from('127.0.0.1'), number))
  expect([countOf(own, 200), countOf(own, 429)]).toEqual([600, 20])

  const pages = await manyTimes(260, () =>
    fetch(`http://127.0.0.1:${ports.site}/robots.txt`, { headers: from('203.0.113.3') }),
  )
  expect([countOf(pages, 200), countOf(pages, 429)]).toEqual([240, 20])
  const refused = await page('203.0.113.3', 1)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await page('203.0.113.1', 1)).status).toBe(200)
})
