export { type BrandState, type BrandStore, createBrand } from './brand.ts'
