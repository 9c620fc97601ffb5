export const messages = {
  where: 'Where to?',
  location: 'Location',
  placeholder: 'City or Airport',
  clear: 'Clear',
  search: 'Search',
  edit: 'Edit search',
  enterLocation: 'Please Enter a Location',
  selectLocation: 'Please Select a Location',
  enterCity: 'Please enter a City or Airport',
  selectCheckIn: 'Please Select a Check-in Date',
  selectCheckOut: 'Please Select a Check-out Date',
  unknownBrand: 'This search is not set up correctly.',
}
