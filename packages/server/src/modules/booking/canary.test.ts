import { bookSync2 } from '@staykit/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccessLog } from '../../kernel/http/access-log.ts'
import { createLog } from '../../kernel/http/log.ts'
import { testCards } from '../../sandbox/cards/test-cards.ts'
import { type BookingServer, bookingServer } from './testing/server.ts'
import { payloadFor, requestId, type Traveller, traveller } from './testing/traveller.ts'

// A CVC and a real-looking number that stand nowhere else, so that finding them means that they were kept.
const CVC = '907'
const REAL = '4539578763621486'

let server: BookingServer
let who: Traveller
const lines: string[] = []
beforeAll(async () => {
  const write = (line: string) => void lines.push(line)
  const log = createLog('trace', { write })
  server = await bookingServer({
    withJobs: true,
    replace: () => ({ log, accessLog: createAccessLog(log, write) }),
  })
  who = traveller((path, init) => server.app.request(path, init))
})
afterAll(() => server.stop())

/** Every value of every table of the server and of its queues, as text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    server.deps.db,
  )
  const texts = await Promise.all(
    rows.map(({ schema, name }) =>
      sql<{ text: string }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(
        server.deps.db,
      ),
    ),
  )
  return texts.flatMap((result) => result.rows.map(({ text }) => text)).join('\n')
}

const digits = (text: string) => text.replace(/[\s-]/g, '')

it('after every way to pay, no card number and no CVC is in a table, a queue or a log', async () => {
  for (const { number } of testCards) {
    const cvc = number.startsWith('37') ? `${CVC}1` : CVC
    const agreed = await who.contract()
    const framed = requestId()
    const { clientSecret, paymentIntent } = await who.openPayment(agreed, framed)
    await who.typeCard(clientSecret, number, { cvc })
    await who.api(bookSync2, payloadFor(agreed, framed, { paymentIntent }))
    const fields = { cardNumber: number, cvcCode: cvc, cardHolder: 'Maya Okafor', cardType: 'VI' }
    await who.api(bookSync2, payloadFor(await who.contract(), requestId(), fields))
  }
  const refused = { cardNumber: REAL, cvcCode: CVC }
  const agreed = await who.contract()
  await expect(who.api(bookSync2, payloadFor(agreed, requestId(), refused))).rejects.toMatchObject({
    status: 422,
  })
  const { clientSecret } = await who.openPayment(agreed, requestId())
  await expect(who.typeCard(clientSecret, REAL, { cvc: CVC })).rejects.toMatchObject({ status: 422 })

  const kept = digits(await everything())
  const logged = digits(lines.join('\n'))
  // Yes or no only: a failure must not print a whole database.
  expect(/"lastFour"+:"+4242"/.test(kept), 'the last four are kept').toBe(true)
  expect(lines.length).toBeGreaterThan(50)
  for (const number of [...testCards.map((card) => card.number), REAL]) {
    expect(kept.includes(number), `${number} is kept`).toBe(false)
    expect(logged.includes(number), `${number} is logged`).toBe(false)
  }
  expect(kept.includes('cvcCode') || kept.includes(`"${CVC}`), 'the CVC is kept').toBe(false)
  expect(logged.includes('cvcCode'), 'the CVC is logged').toBe(false)
})

it('finds a card that is kept (control)', async () => {
  await sql`create table careless (body jsonb)`.execute(server.deps.db)
  await sql`insert into careless values (${JSON.stringify({ number: '4242 4242 4242 4242' })})`.execute(
    server.deps.db,
  )
  expect(digits(await everything()).includes('4242424242424242')).toBe(true)
})
