import { expect, it } from 'vitest'
import type { HotelLocation, Supplier } from '../../../../ports/supplier.ts'
import { createSuppliers } from '../../../../ports/suppliers.ts'
import { sandboxOf } from '../../../../testing/suppliers.ts'
import { bookingServerForThisTest } from '../../../booking/bookings/testing/server.ts'
import { testHotelId } from '../../../booking/bookings/testing/traveller.ts'
import { browser } from '../testing/browser.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
const path = '/admin/hotels'

const grand = testHotelId('Testville Grand Hotel')
/** Another supplier, whose hotels all are at Testville Grand Hotel, or elsewhere. */
const another = (sandbox: Supplier, prefix: string, elsewhere: Partial<HotelLocation> = {}): Supplier => ({
  ...sandbox,
  name: prefix,
  owns: (id) => id.startsWith(prefix),
  async hotel(id) {
    const hotel = await sandbox.hotel(grand)
    return { ...hotel, id, location: { ...hotel.location, ...elsewhere } }
  },
})

async function desk() {
  const { app, deps } = await bookingServerForThisTest({
    environment: { ADMIN_TOKEN },
    replace: (own) => {
      const sandbox = sandboxOf(own)
      const far = another(sandbox, 'far', { latitude: 51.5, longitude: -0.1 })
      return { suppliers: createSuppliers([sandbox, another(sandbox, 'acc_'), another(sandbox, 'lp'), far]) }
    },
  })
  const admin = browser(app)
  await admin.signIn(ADMIN_TOKEN)
  const decide = async (publicId: string, otherId: string, verdict: string, operator = 'Ada') =>
    admin.submit(await admin.load(path), `${path}/decide`, { publicId, otherId, verdict, operator })
  const pairs = async () =>
    (
      await deps.db
        .selectFrom('hotel_pairs')
        .select(['public_id', 'other_id', 'state'])
        .orderBy('public_id')
        .orderBy('other_id')
        .execute()
    ).map(({ public_id, other_id, state }) => [public_id, other_id, state])
  return { app, db: deps.db, admin, decide, pairs }
}

it('an operator confirms, separates and forgets a pair of hotels, and each is stored with the name', async () => {
  const { db, admin, decide, pairs } = await desk()
  expect((await decide('acc_1', 'lp12', 'same')).words).toContain('It is stored.')
  expect(await pairs()).toEqual([['acc_1', 'lp12', 'same']])
  const { words } = await admin.load(`${path}?id=lp12`)
  expect(words).toMatch(/acc_1\s+lp12\s+the same\s+Ada/)
  await decide('lp12', 'acc_1', 'other', 'Bo')
  expect(await pairs()).toEqual([['lp12', 'acc_1', 'other']])
  await decide('acc_1', 'lp12', 'forget')
  expect(await pairs()).toEqual([])
  const actions = await db
    .selectFrom('operator_actions')
    .select(['operator', 'action'])
    .orderBy('id')
    .execute()
  expect(actions.map(({ operator, action }) => `${operator} ${action}`)).toEqual([
    'Ada hotels-same',
    'Bo hotels-other',
    'Ada hotels-forget',
  ])
})

it('a hotel has one public id: the hotels of an id that becomes another one follow', async () => {
  const { decide, pairs } = await desk()
  await decide('acc_1', 'lp12', 'same')
  await decide(grand, 'acc_1', 'same')
  expect(await pairs()).toEqual([
    [grand, 'acc_1', 'same'],
    [grand, 'lp12', 'same'],
  ])
  expect((await decide('lp12', 'acc_2', 'same')).words).toContain(`Pages have the id ${grand} for lp12`)
  expect(await pairs()).toHaveLength(2)
})

it('refuses equal, missing, invalid and unknown ids, hotels of one supplier or far apart, forms without their key, and visitors', async () => {
  const { app, admin, decide, pairs } = await desk()
  for (const [first, second, verdict] of [
    ['acc_1', 'acc_1', 'same'],
    ['', 'acc_1', 'same'],
    ['<b>', 'acc_1', 'same'],
    ['acc_1', 'lp12', 'perhaps'],
    ['acc_1', 'acc_2', 'same'],
    ['acc_1', 'far_1', 'same'],
    ['acc_1', 'unknown', 'same'],
  ] as const)
    expect((await decide(first, second, verdict)).status, `${first} ${second} ${verdict}`).toBe(422)
  expect((await decide('acc_1', 'lp12', 'same', '')).status).toBe(422)
  const fields = { publicId: 'acc_1', otherId: 'lp12', verdict: 'same', operator: 'Ada' }
  expect((await admin.post(`${path}/decide`, Object.entries(fields))).status).toBeGreaterThanOrEqual(400)
  expect((await browser(app).post(`${path}/decide`, Object.entries(fields))).status).toBe(404)
  expect(await pairs()).toEqual([])
})

it('shows both hotels of a pair before the decision, and keeps what was typed when it is refused', async () => {
  const { admin, decide } = await desk()
  expect((await admin.load(path)).words).toContain('There are no pairs yet')
  const [one, other] = [testHotelId('Testville Grand Hotel'), testHotelId('The No Score')]
  await decide(one, other, 'other', 'Bo')
  const list = await admin.load(path)
  const [, link = ''] = /<a href="([^"]*publicId=[^"]*)"/.exec(list.text) ?? []
  const { text, words } = await admin.load(link.replaceAll('&#38;', '&'))
  expect(words).toMatch(
    /Testville Grand Hotel \d+.*The No Score \d+.*metres apart. By the rule they are two hotels: they are too far apart./,
  )
  expect(text).toContain(`name="publicId" value="${one}"`)
  const alike = await admin.load(`${path}?publicId=acc_1&otherId=lp12`)
  expect(alike.words).toContain('the same hotel: their names are alike, and their address is the same.')
  expect((await admin.load(`${path}?id=lp404`)).words).toContain('No pair has the id lp404.')
  const refused = await decide(one, one, 'other', 'Bo')
  expect(refused.words).toContain('Please write two ids that differ.')
  expect(refused.text).toContain(`name="otherId" value="${one}"`)
  expect(refused.text).toContain('<option value="other" selected>')
  expect((await decide('acc_1', 'acc_2', 'same')).words).toContain('acc_ sells both: they are two hotels.')
  expect((await decide('acc_1', 'far_1', 'same')).words).toMatch(/They are [\d,]+ metres apart\./)
  expect((await decide('acc_1', 'gone_1', 'same')).words).toContain('There is no hotel gone_1')
  expect((await decide(one, 'gone_1', 'other')).words).toContain('It is stored.')
  expect((await admin.load(`${path}?publicId=${one}&otherId=gone_1`)).words).toContain(
    'gone_1 unknown unknown',
  )
})
