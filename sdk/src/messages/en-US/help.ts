export const messages = {
  help: 'Help',
  contact: 'Contact Us',
  review: 'Review/Cancel Reservations',
  flights: 'Review/Cancel Flights',
  cars: 'Review/Cancel Car Rentals',
  faq: 'Frequently Asked Questions',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  search: 'Search',
}
