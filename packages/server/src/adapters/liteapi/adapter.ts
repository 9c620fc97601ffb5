import { join } from 'node:path'
import { get, note, ok, wrong } from '../../kernel/finding.ts'
import { supplierAdapter } from '../supplier/adapter.ts'
import { liteapiVariables } from './config.ts'
import { LITEAPI } from './ids.ts'

const TITLE = 'LiteAPI'
const ADDRESS = 'https://api.liteapi.travel/v3.0'

const isTestKey = (key: string) => key.startsWith('sand_')

export const liteapi = supplierAdapter({
  name: LITEAPI,
  title: TITLE,
  variables: liteapiVariables,
  key: 'LITEAPI_KEY',
  hint: 'set it to a key of LiteAPI, whose hotels are sold',
  base: 'LITEAPI_API_BASE',
  isTestKey,
  bookings: 'liteapi_bookings',
  migrations: join(import.meta.dirname, 'migrations'),
  testPlace: {
    name: 'Lisbon',
    latitude: 38.7223,
    longitude: -9.1393,
    timeZone: 'Europe/Lisbon',
    countryCode: 'PT',
    countryName: 'Portugal',
  },
  open: async (values, needs) => {
    const { createLiteapiSupplier } = await import('./liteapi.ts')
    return createLiteapiSupplier({
      ...needs,
      key: values.LITEAPI_KEY ?? '',
      base: values.LITEAPI_API_BASE,
      payment: values.LITEAPI_PAYMENT,
      nationality: values.LITEAPI_NATIONALITY,
    })
  },
  check: async ({ LITEAPI_KEY: key = '', LITEAPI_API_BASE: base = ADDRESS }) => {
    const answer = await get(`${base}/data/countries`, { 'x-api-key': key, accept: 'application/json' })
    if (answer.status === 401 || answer.status === 403)
      return wrong(TITLE, 'does not take LITEAPI_KEY: make another there')
    if (!answer.ok) return wrong(TITLE, `answers ${answer.status}: try again, or see its status page`)
    return isTestKey(key)
      ? note(TITLE, 'accepts the key, which is for its sandbox: no real rooms')
      : ok(TITLE, 'accepts the key')
  },
})
