export {
  type BookingState,
  type BookingStore,
  CANCEL_FAILED,
  type CancelState,
  createBooking,
  type TripKey,
} from './booking.ts'
