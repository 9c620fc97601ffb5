import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownFile, knownText } from '../../sdk/build/known.ts'
import { attributesOf } from '../../sdk/build/npm/model.ts'

it('the diagnostics match the declarations of the elements', () => {
  expect(readFileSync(knownFile, 'utf8')).toBe(knownText())
})

it('docs, types and diagnostics name the replacement of a deprecated attribute', () => {
  const attributes = {
    hotelId: { kind: 'string', formerNames: { hotel: '1.2.0' }, doc: 'The hotel.' },
  } as const
  const declaration = { tag: 'stay-probe', doc: '', attributes, events: {}, slots: {}, parts: {} } as const
  expect(knownText([declaration])).toContain("hotel: '> hotel-id 1.2.0',")
  expect(attributesOf(attributes)).toMatchObject([
    { prop: 'hotelId', doc: 'The hotel.' },
    { prop: 'hotel', doc: 'Deprecated since 1.2.0: use hotel-id.', deprecated: 'since 1.2.0: use hotel-id' },
  ])
})
