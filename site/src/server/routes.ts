/** Routes of the screens on this site (HOT-019, HOT-023, HOT-145), for the elements: without them all screens share one page. */
export const routes = {
  'home-url': '/',
  'search-url': '/search/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}',
  'details-url': '/details/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}/{hotelID}',
  'checkout-url': '/checkout/{section}',
  'login-url': '/login',
  'trips-url': '/profile/trips',
  'profile-url': '/profile/{section}',
  'lookup-url': '/help/review',
  'saved-url': '/saved',
  'booking-url': '/help/booking',
  'terms-url': '/help/terms',
  'privacy-url': '/help/privacy',
}
