import { lazy } from '../../ui/lazy/lazy.tsx'
import type { BookingViewProps } from './booking-view.tsx'

/** The booking confirmation, loaded when there is a booking to show. */
export const BookingView = lazy<BookingViewProps>(() =>
  import('./booking-view.tsx').then((part) => part.BookingView),
)
