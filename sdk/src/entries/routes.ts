// The npm entry for sites with the routes of HOT-001: screens of paths, paths of screens, languages, links of the help
// sidebar, and formats of hours and lists, and
// the date in a time zone.
export {
  clockOf,
  dateInZone,
  detailsPath,
  type GuestCounts,
  type HelpEntry,
  type HelpLink,
  type HelpPlaces,
  helpLinks,
  isStayDate,
  LAST_ZONE,
  type Language,
  languageNamed,
  languages,
  listText,
  type Occupancy,
  ownPath,
  type Party,
  type Route,
  resolveRoute,
  type Stay,
  type StayDate,
  searchPath,
  type UrlPlace,
  type UrlStay,
} from '@staykit/domain'
