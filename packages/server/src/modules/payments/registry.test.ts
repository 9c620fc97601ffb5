import { paymentMethods } from '@staykit/contract'
import { expect, it } from 'vitest'
import { methodOf, methods } from './registry.ts'

it('every payment method of the wire is registered once', () => {
  expect(methods.map(({ name }) => name).sort()).toEqual([...paymentMethods].sort())
  for (const name of paymentMethods) expect(methodOf(name).name).toBe(name)
})
