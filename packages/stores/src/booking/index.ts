export {
  type BookingState,
  type BookingStore,
  createBooking,
  type TripKey,
} from './booking.ts'
export { CANCEL_FAILED, type CancelState } from './cancel-state.ts'
export type { PartAnswer, PartOffers } from './part.ts'
export type { Expired, NextTry, Progress, Working } from './progress.ts'
