export {
  type BookingState,
  type BookingStore,
  CANCEL_FAILED,
  type CancelState,
  createBooking,
  isComplete,
  type TripKey,
} from './booking.ts'
export type { Expired, NextTry, Progress, Working } from './progress.ts'
