export const messages = {
  NO_LOCATIONS: 'No Locations Found',
  LOCATION_FAILED: 'Unable to find Location',
  recent: 'Recent searches',
  foundRecent: { one: '{count} recent search', other: '{count} recent searches' },
  back: 'Back',
  suggestions: 'Locations',
  cities: 'Cities',
  airports: 'Airports',
  places: 'Neighborhoods and places',
  hotels: 'Hotels',
  hotelCount: { one: '{count} Hotel', other: '{count} Hotels' },
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  useLocation: 'Use Current Location',
  locating: 'Locating Your Position',
  notLocated: 'Unable to Locate Your Position',
  locationDenied:
    "You have declined the Location Access Permission. Please reset this in your Browser's Settings.",
}
