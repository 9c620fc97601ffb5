import { expect, it } from 'vitest'
import * as z from 'zod'
import { usable } from './usable.ts'

it('a list keeps its valid items', () => {
  const list = usable(z.object({ price: z.number() }))
  expect(list.parse([{ price: 1 }, { name: 'without a price' }, null, { price: 2, name: 'x' }])).toEqual([
    { price: 1 },
    { price: 2 },
  ])
  expect(list.safeParse('none').success).toBe(false)
})
