import type { BrandSettings } from './settings.ts'

const flags: BrandSettings['flags'] = {
  restrictedRates: false,
  userAuthRequired: false,
  cugLite: false,
  hideLoyalty: false,
  cardManagement: false,
  socialLogin: true,
  enablePlatformAuth: false,
  suppressPricecoin: false,
  memberPrices: false,
}

// Paths of the reference site (HOT-019, HOT-023, HOT-145); a brand replaces them by its own pages.
const links = {
  home: '/',
  search: '/search/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}',
  details: '/details/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}/{hotelID}',
  checkout: '/checkout/{section}',
  login: '/login',
  trips: '/profile/trips',
  profile: '/profile/{section}',
  lookup: '/help/review',
  terms: '/help/terms',
  privacy: '/help/privacy',
}

/** Settings of a new brand, apart from those it names. */
export const newBrand: BrandSettings = {
  name: 'Staykit',
  tokens: {},
  products: ['hotels', 'flights', 'cars'],
  flags: { ...flags, cardManagement: true },
  loyaltyVendor: 'staykit',
  supportEmail: 'support@staykit.test',
  currency: 'USD',
  locale: 'en-US',
  links,
  origins: [],
}

/** Brands of a new database by reference id: 8183 is the reference brand, the others show differences. */
export const seedBrands: Readonly<Record<string, BrandSettings>> = {
  8183: {
    ...newBrand,
    flags: { ...newBrand.flags, memberPrices: true },
    // Of the numbers that are reserved for fiction.
    supportPhone: '+1 202 555 0143',
    supportHours: 'Mo-Su 07:00-23:00 America/New_York',
  },
  8184: {
    ...newBrand,
    name: 'Meridian Club',
    tokens: { 'stay-brand': '#1f4b99', 'stay-radius': '4px' },
    products: ['hotels'],
    flags: { ...flags, restrictedRates: true },
    loyaltyVendor: 'meridian',
    supportEmail: 'help@meridian.test',
  },
  8298: {
    ...newBrand,
    name: 'Sunsoaked',
    tokens: { 'stay-brand': '#b4471b', 'stay-radius': '14px' },
    products: ['hotels', 'cars'],
    flags: { ...flags, cugLite: true, socialLogin: false },
    loyaltyVendor: 'sunsoaked',
    supportEmail: 'care@sunsoaked.test',
  },
  8478: {
    ...newBrand,
    name: 'Northlight Travel',
    tokens: { 'stay-brand': '#3d3566', 'stay-radius': '0px' },
    products: ['hotels', 'flights'],
    flags: { ...flags, userAuthRequired: true },
    loyaltyVendor: 'northlight',
    supportEmail: 'service@northlight.test',
    currency: 'EUR',
    locale: 'fr-FR',
  },
}
