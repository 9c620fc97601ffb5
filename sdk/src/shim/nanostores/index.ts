// Stands in for `nanostores` in the CDN bundle: atoms, computed stores and maps, without the life cycle of stores that nobody
// listens to, batches and async values, none of which is used here. Named exports only: a store that uses something else
// fails the build. A test holds it against the real one.
export { atom } from './atom.ts'
export { computed } from './computed.ts'
export { map } from './map.ts'
