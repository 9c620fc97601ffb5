// The npm entry for sites that have the routes of HOT-001: which screen a path is, paths of screens, the languages, the links of the help
// sidebar, and how hours and lists are written.
export {
  clockOf,
  detailsPath,
  type HelpEntry,
  type HelpLink,
  type HelpPlaces,
  helpLinks,
  isStayDate,
  type Language,
  languageNamed,
  languages,
  listText,
  type Occupancy,
  type Route,
  resolveRoute,
  type Stay,
  type StayDate,
  searchPath,
  type UrlPlace,
  type UrlStay,
} from '@staykit/domain'
