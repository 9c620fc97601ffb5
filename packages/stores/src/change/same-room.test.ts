import { fromWireRate, type Rate } from '@staykit/contract'
import { priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { nextRates } from './index.ts'

const rate = (title: string, final: number, free_cancellation = true): Rate =>
  fromWireRate(rateFixture({ title, free_cancellation, price: priceFixture({ final }) }), 'en-US')
const booked = { roomCode: 'DBL', title: 'Double', isCancellable: true }

describe('rates for other dates of a trip', () => {
  it('prefers the booked room on the booked terms, then the booked room, whatever the prices', () => {
    const rates = [rate('Double', 300, false), rate('Suite', 200), rate('Double', 350)]
    expect(nextRates(booked, rates).same?.price.final.minor).toBe(35_000)
    expect(nextRates(booked, rates.slice(0, 2)).same?.price.final.minor).toBe(30_000)
  })

  it('finds the room by the code of its supplier, whatever its title', () => {
    const renamed = { ...rate('Double with Breakfast', 300), roomCode: 'DBL' }
    expect(nextRates(booked, [rate('Suite', 200), renamed]).same).toBe(renamed)
  })

  it('lists the lowest rate of each other room, cheapest first', () => {
    const rates = [rate('Suite', 500), rate('Twin', 320), rate('Suite', 450, false)]
    const { same, others } = nextRates(booked, rates)
    expect(same).toBeUndefined()
    expect(others.map(({ title, price }) => [title, price.final.minor])).toEqual([
      ['Twin', 32_000],
      ['Suite', 45_000],
    ])
  })
})
