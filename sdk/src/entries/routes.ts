// The npm entry for sites that have the routes of HOT-001: which screen a path is, and paths of screens.
export {
  detailsPath,
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
