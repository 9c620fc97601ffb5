import { describe, expect, it } from 'vitest'
import { selectCharge } from './index.ts'
import vectors from './testing/ucp-schedules.json' with { type: 'json' }

const schedules = new Map(Object.entries<{ value: unknown }>(vectors.schedules))

describe('the published vectors of the UCP cancellation schedule', () => {
  it.each(vectors.cases)('$id: gives the published result', ({ schedule, at, expected }) => {
    const value = schedule === null ? undefined : schedules.get(schedule)?.value
    const { charge, ...selection } = { charge: undefined, ...selectCharge(value, at) }
    expect(selection).toEqual(expected)
    expect(charge !== undefined).toBe(expected.status === 'selected')
  })

  it.each([
    ['free_night', '2026-12-20T20:00:00Z', { kind: 'nights', nights: 1 }],
    ['three_intervals', '2026-12-24T12:00:00Z', { kind: 'percentage', bps: 5_000 }],
    ['three_intervals', '2026-12-29T12:00:00Z', { kind: 'percentage', bps: 10_000 }],
    ['positive_offset_fee', '2026-12-22T08:30:00Z', { kind: 'fixed', minor: 7_500 }],
  ])('reads the outcome of %s at %s as a charge', (name, at, charge) => {
    expect(selectCharge(schedules.get(name)?.value, at)).toMatchObject({ charge })
  })
})
