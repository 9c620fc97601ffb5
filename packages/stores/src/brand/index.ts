export { type BrandState, type BrandStore, createBrand } from './brand.ts'
export {
  checkoutLink,
  defaultLinks,
  detailsLink,
  fillLink,
  type LinkName,
  type Links,
  type RateLink,
  readLink,
  searchLink,
} from './links.ts'
