// The npm entry for servers: server-side rendering of elements. No DOM, no React.
/** Tags of the languages of the elements besides English. */
export { languages as elementLanguages } from '@staykit/words'
export { hasOwnPrices } from '../runtime/own-prices.ts'
export { renderHotel } from '../server-rendering/hotel.tsx'
export { renderResults } from '../server-rendering/results.tsx'
export { renderSearch, searchAddress, searchAttributes } from '../server-rendering/search.tsx'
export type { Served, ServedSettings } from '../server-rendering/settings.ts'
