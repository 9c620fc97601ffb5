// The npm entry for sites that have the routes of HOT-001: which screen a path is, paths of screens, and the links of the help sidebar.
export {
  detailsPath,
  type HelpEntry,
  type HelpLink,
  type HelpPlaces,
  helpLinks,
  isStayDate,
  type Occupancy,
  type Route,
  resolveRoute,
  type Stay,
  type StayDate,
  searchPath,
  type UrlPlace,
  type UrlStay,
} from '@staykit/domain'
