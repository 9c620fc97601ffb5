import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, hotelsSearch } from '@staykit/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type DuffelStandIn,
  duffelStandIn,
} from '../../../packages/server/src/adapters/duffel/testing/duffel-stand-in.ts'
import {
  type LiteapiStandIn,
  liteapiStandIn,
} from '../../../packages/server/src/adapters/liteapi/testing/liteapi-stand-in.ts'
import { isCheapAtLiteapi } from '../../../packages/server/src/adapters/liteapi/testing/rates.ts'
import { hotelsAround } from '../../../packages/server/src/adapters/supplier/testing/hotels.ts'
import { patientTimer } from '../../patience.ts'
import { type Product, startProduct } from '../product.ts'
import { book, expectNoTrouble } from '../story.ts'
import { closeBrowser, day, type Traveller, traveller, usDay, widths } from '../traveller.ts'

const LISBON = '2267057'
/** Hotels around a city at each stand-in: those of LiteAPI are at Duffel too. */
const [OF_DUFFEL, OF_LITEAPI] = [36, 30]

/** What is between the server and Duffel. */
const way: { state: 'open' | 'down' | 'slow'; readonly waiting: (() => void)[] } = {
  state: 'open',
  waiting: [],
}
const release = () => {
  way.state = 'open'
  for (const pass of way.waiting.splice(0)) pass()
}

let duffel: DuffelStandIn
let liteapi: LiteapiStandIn
let between: Server
let product: Product
beforeAll(async () => {
  ;[duffel, liteapi] = await Promise.all([duffelStandIn(), liteapiStandIn({ key: 'sand_journey' })])
  between = createServer((incoming, answer) => {
    const pass = () => {
      const { method, headers, url = '/' } = incoming
      const onward = request(new URL(url, duffel.url), { method, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(answer)
      })
      incoming.pipe(onward.on('error', () => answer.destroy()))
    }
    if (way.state === 'down') return void answer.writeHead(503).end()
    if (way.state === 'slow') way.waiting.push(pass)
    else pass()
  })
  await new Promise<void>((ready) => between.listen(0, '127.0.0.1', ready))
  product = await startProduct({
    DUFFEL_ACCESS_TOKEN: duffel.token,
    DUFFEL_API_BASE: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    LITEAPI_KEY: liteapi.key,
    LITEAPI_API_BASE: liteapi.url,
    SUPPLIERS: 'duffel,liteapi',
  })
})
beforeEach(release)
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  between?.closeAllConnections()
  between?.close()
  await Promise.all([duffel?.close(), liteapi?.close()])
})

/** Opens the list of Lisbon for a night that no other test asks for: answers of suppliers are cached. */
let ahead = 30
async function openList({ page }: Traveller, query = ''): Promise<void> {
  ahead += 3
  const path = `/search/city/${LISBON}/${usDay(ahead)}/${usDay(ahead + 2)}/1/2${query}`
  await page.goto(product.urls.site + path)
  await page.locator('stay-results [part~=listing]').first().waitFor()
}

/** Name of a hotel of both stand-ins whose rooms cost less at LiteAPI. */
async function cheaperAtLiteapi(): Promise<string> {
  const { location } = await createClient({ address: product.urls.api, fetch, setTimeout: patientTimer })(
    hotelsSearch,
    {
      location: { id: LISBON, type: 'city' },
      checkIn: day(20),
      checkOut: day(21),
      roomCount: 1,
      adultCount: 2,
      currency: 'USD',
    },
  )
  const around = hotelsAround('lp', location.geo.lat, location.geo.lng).slice(0, OF_LITEAPI)
  return around.find(isCheapAtLiteapi)?.name ?? ''
}

const results = (page: Page) => page.locator('stay-results')
const names = (page: Page) => results(page).locator('[part~=listing] h2').allTextContents()
const available = (page: Page, count: number) =>
  results(page).getByText(`${count} hotels available.`).waitFor()

describe.each(widths)('Duffel and LiteAPI in one list, at %i px', (width) => {
  it('a hotel of both appears once, and is booked at the cheaper supplier', async () => {
    const person = await traveller(width)
    const { page } = person
    await openList(person)
    await available(page, OF_DUFFEL)
    const all = await names(page)
    expect(new Set(all).size).toBe(all.length)
    expect(await results(page).getByText('More rates may come.').count()).toBe(0)
    const before = [duffel.bookings.length, liteapi.bookings.length]
    await openList(person, `?hotelName=${encodeURIComponent(await cheaperAtLiteapi())}`)
    await book(page, `two-${width}-${Date.now()}@example.com`)
    const sold = [duffel.bookings.length - (before[0] ?? 0), liteapi.bookings.length - (before[1] ?? 0)]
    expect(sold).toEqual([0, 1])
    expectNoTrouble(person)
    await person.close()
  })

  it('a slow supplier does not keep the list back: its hotels are added where no row moves', async () => {
    const person = await traveller(width)
    const { page } = person
    way.state = 'slow'
    await openList(person)
    await available(page, OF_LITEAPI)
    await results(page).getByText('More rates may come.').waitFor()
    const before = await names(page)
    release()
    await available(page, OF_DUFFEL)
    expect(await names(page)).toEqual(before)
    expectNoTrouble(person)
    await person.close()
  })

  it('hotels of a slow supplier that belong between the rows are offered first', async () => {
    const person = await traveller(width)
    const { page } = person
    way.state = 'slow'
    await openList(person, '?sort=price_asc')
    await available(page, OF_LITEAPI)
    const before = await names(page)
    release()
    const more = results(page).getByRole('button', { name: `Show ${OF_DUFFEL - OF_LITEAPI} more hotels` })
    await more.waitFor()
    expect(await names(page)).toEqual(before)
    await more.click()
    await available(page, OF_DUFFEL)
    expect(await more.count()).toBe(0)
    expectNoTrouble(person)
    await person.close()
  })

  it('a supplier that is down is missing in the list, and nothing else is', async () => {
    const person = await traveller(width)
    const { page } = person
    way.state = 'down'
    await openList(person)
    await available(page, OF_LITEAPI)
    await results(page).getByText('More rates may come.').waitFor()
    await results(page).locator('[part~=listing] h2 a').first().click()
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
