export {
  type BookingState,
  type BookingStore,
  type CancelState,
  createBooking,
  type TripKey,
} from './booking.ts'
export { CANCEL_FAILED } from './cancel.ts'
export type { PartAnswer, PartOffers } from './part.ts'
export type { Expired, NextTry, Progress, Working } from './progress.ts'
