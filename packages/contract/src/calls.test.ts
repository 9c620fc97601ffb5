import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as contract from './index.ts'

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.AnyCall =>
    typeof value === 'object' && value !== null && 'path' in value && 'request' in value,
)

it('each call has its own address below one of the four bases', () => {
  const addresses = calls.map(({ method, base, path }) => `${method} ${contract.basePaths[base]}${path}`)
  expect(addresses.length).toBeGreaterThan(35)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(Object.values(contract.basePaths)).toEqual(['/travel', '/api', '/travel', '/platform/api/v1'])
})

it('[AQ-31] a call that pays, books or changes something waits longer than the 5 seconds of a read', () => {
  const reads = `
    /book/change /book/part /book/status /book/trips
    /brand /currencies /deals/validate
    /hotels /hotels/calendar /hotels/reviews /saved-hotels/{link}
    /locations/cities /locations/find /locations/popular /locations/search
    /loyalty/users/{userID}/frame/{refId} /loyalty/users/{userID}/movements/{refId}
    /loyalty/users/{userID}/stats /loyalty/users/{userID}/wallet/{refId} /loyalty/vendor/{refId}
    /profile/users/{id} /profile/users/{id}/preferences /profile/users/{id}/saved-hotels
  `.match(/\S+/g)
  // No traveller waits for a count.
  const short = [...(reads ?? []), '/analytics/events']
  const paths = calls
    .filter(({ timeoutMs }) => timeoutMs === undefined || timeoutMs <= 5_000)
    .map(({ path }) => path)
  expect(paths.sort()).toEqual(short.sort())
})

it('[AQ-11] a profile names the login provider of its session, of five', () => {
  const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
  const isRead = (providerName: string) =>
    contract.getUser.response.safeParse({ data: { customer: { ...customer, providerName }, cardList: [] } })
      .success
  const names = ['Cognito', 'Google', 'Facebook', 'Apple', 'Platform']
  expect([...names, 'cognito', 'Twitter'].filter(isRead)).toEqual(names)
})

it('each error code is listed once', () => {
  expect(new Set(contract.errorCodes).size).toBe(contract.errorCodes.length)
})

/** Addresses of the numbers in a JSON schema that have no smallest or no largest value. */
function unlimited(schema: z.core.JSONSchema.JSONSchema | boolean, at: string): string[] {
  if (typeof schema === 'boolean') return []
  const { type, minimum, maximum, items, properties = {}, anyOf = [], prefixItems = [] } = schema
  const isNumber = type === 'number' || type === 'integer'
  const isLimited = minimum !== undefined && maximum !== undefined
  const more = [...anyOf, ...prefixItems, ...(Array.isArray(items) ? items : items ? [items] : [])]
  return [
    ...(isNumber && !isLimited ? [at] : []),
    ...Object.entries(properties).flatMap(([name, part]) => unlimited(part, `${at}.${name}`)),
    ...more.flatMap((part) => unlimited(part as z.core.JSONSchema.JSONSchema, `${at}[]`)),
  ]
}

it('each number of a request has a smallest and a largest value', () => {
  const numbers = calls.flatMap(({ path, request }) =>
    unlimited(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), path),
  )
  expect(numbers).toEqual([])
})
