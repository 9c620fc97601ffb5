/** Where each screen is on this site (HOT-019, HOT-023, HOT-145), as elements are told: without, they would show all on one page. */
export const routes = {
  'home-url': '/',
  'search-url': '/search/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}',
  'details-url': '/details/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}/{hotelID}',
  'checkout-url': '/checkout/{section}',
  'login-url': '/login',
  'trips-url': '/profile/trips',
  'profile-url': '/profile/{section}',
  'lookup-url': '/help/review',
  'booking-url': '/help/booking',
  'terms-url': '/help/terms',
  'privacy-url': '/help/privacy',
}
