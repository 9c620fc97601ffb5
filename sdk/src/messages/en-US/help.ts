export const messages = {
  help: 'Help',
  'link.contact': 'Contact Us',
  'link.review': 'Review/Cancel Reservations',
  'link.flights': 'Review/Cancel Flights',
  'link.cars': 'Review/Cancel Car Rentals',
  'link.faq': 'Frequently Asked Questions',
  'link.privacy': 'Privacy Policy',
  'link.terms': 'Terms and Conditions',
  'link.search': 'Search',
}
