import type { Contract, Rate } from '@staykit/contract'

type Booked = Pick<Contract['rate'], 'roomCode' | 'title' | 'isCancellable'>

/** Rates for other dates, as a choice: the booked room with the booked terms, else the booked room, else other rooms. */
export interface NextRates {
  /** Undefined when the booked room is full. */
  readonly same: Rate | undefined
  /** The lowest rate of each other room, cheapest first. */
  readonly others: readonly Rate[]
}

/** Finds the room of a trip among the rates for other dates. */
export function nextRates(booked: Booked, rates: readonly Rate[]): NextRates {
  const sorted = [...rates].sort((one, other) => one.price.final.minor - other.price.final.minor)
  // A trip may be older than the codes of its supplier's rooms.
  const isSame = ({ roomCode, title }: Rate) => roomCode === booked.roomCode || title === booked.title
  const ofRoom = sorted.filter(isSame)
  const same = ofRoom.find(({ isCancellable }) => isCancellable === booked.isCancellable) ?? ofRoom[0]
  const others = sorted.filter(
    (rate, index) =>
      !isSame(rate) && sorted.findIndex(({ roomCode }) => roomCode === rate.roomCode) === index,
  )
  return { same, others }
}
