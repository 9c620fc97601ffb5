import { join } from 'node:path'
import { get, note, ok, wrong } from '../../kernel/finding.ts'
import { supplierAdapter } from '../supplier/adapter.ts'
import { duffelVariables } from './config.ts'
import { DUFFEL } from './ids.ts'

const TITLE = 'Duffel'
const ADDRESS = 'https://api.duffel.com'

const isTestKey = (token: string) => token.startsWith('duffel_test_')

export const duffel = supplierAdapter({
  name: DUFFEL,
  title: TITLE,
  variables: duffelVariables,
  key: 'DUFFEL_ACCESS_TOKEN',
  hint: 'set it to an access token of Duffel, whose hotels are sold',
  base: 'DUFFEL_API_BASE',
  isTestKey,
  bookings: 'duffel_bookings',
  migrations: join(import.meta.dirname, 'migrations'),
  testPlace: {
    name: 'Henderson Island',
    latitude: -24.38,
    longitude: -128.32,
    timeZone: 'Pacific/Pitcairn',
    countryCode: 'PN',
    countryName: 'Pitcairn',
  },
  open: async ({ DUFFEL_ACCESS_TOKEN: token = '', DUFFEL_API_BASE: base }, needs) => {
    const { createDuffelSupplier } = await import('./duffel.ts')
    return createDuffelSupplier({ ...needs, token, base })
  },
  check: async ({ DUFFEL_ACCESS_TOKEN: token = '', DUFFEL_API_BASE: base = ADDRESS }) => {
    const answer = await get(`${base}/stays/bookings?limit=1`, {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'duffel-version': 'v2',
    })
    if (answer.status === 401) return wrong(TITLE, 'does not take DUFFEL_ACCESS_TOKEN: make another there')
    if (answer.status === 403)
      return wrong(TITLE, 'does not let this token sell Stays: ask Duffel to enable them')
    if (!answer.ok) return wrong(TITLE, `answers ${answer.status}: try again, or see its status page`)
    return isTestKey(token)
      ? note(TITLE, 'accepts the token, which is for test mode: no real rooms')
      : ok(TITLE, 'accepts the token')
  },
})
