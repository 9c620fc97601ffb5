export { type BrandState, type BrandStore, createBrand } from './brand.ts'
export { detailsLink, type Links, roomsParameter, searchLink } from './links.ts'
export { checkoutLink, type RateLink } from './rate-link.ts'
export { readLink } from './read-link.ts'
