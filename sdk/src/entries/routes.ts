// The npm entry for sites with the routes of HOT-001: screens of paths, paths of screens, languages, links of the help
// sidebar, and formats of hours and lists.
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
  ownPath,
  type Route,
  resolveRoute,
  type Stay,
  type StayDate,
  searchPath,
  type UrlPlace,
  type UrlStay,
} from '@staykit/domain'
