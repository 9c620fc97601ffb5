import type { Contract, Rate } from '@staykit/contract'

type Booked = Pick<Contract['rate'], 'title' | 'isCancellable'>

/** Rates for other dates, as a choice: the booked room with the booked terms, else the booked room, else other rooms. */
export interface NextRates {
  /** Undefined when the booked room is full. */
  readonly same: Rate | undefined
  /** The lowest rate of each other room, cheapest first. */
  readonly others: readonly Rate[]
}

/** Finds the room of a trip among the rates for other dates. */
export function nextRates({ title, isCancellable }: Booked, rates: readonly Rate[]): NextRates {
  const sorted = [...rates].sort((one, other) => one.price.final.minor - other.price.final.minor)
  const ofRoom = sorted.filter((rate) => rate.title === title)
  const same = ofRoom.find((rate) => rate.isCancellable === isCancellable) ?? ofRoom[0]
  const others = sorted.filter(
    (rate, index) =>
      rate.title !== title && sorted.findIndex((earlier) => earlier.title === rate.title) === index,
  )
  return { same, others }
}
