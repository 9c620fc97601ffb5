// The npm entry for servers: server-side rendering of elements. No DOM, no React.
/** Tags of the languages of the elements besides English. */
export { languages as elementLanguages } from '@staykit/words'
export { renderHotel } from '../served/hotel.tsx'
export { renderResults } from '../served/results.tsx'
export { renderSearch, searchAddress } from '../served/search.tsx'
export type { Served, ServedSettings } from '../served/settings.ts'
