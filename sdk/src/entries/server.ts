// The npm entry for servers: the first state of elements as HTML. No DOM, no React.
/** Hours that hotels say ("3:00 PM") as ISO 8601, for structured data. */
/** Parts of a name one after the other, with the comma of their language. */
export { clockOf, listText } from '@staykit/domain'
/** Tags of the languages that elements speak besides English. */
export { languages as elementLanguages } from '../messages/index.ts'
export { renderHotel } from '../served/hotel.tsx'
export { renderResults } from '../served/results.tsx'
export { renderSearch, searchAddress } from '../served/search.tsx'
export type { Served, ServedSettings } from '../served/settings.ts'
