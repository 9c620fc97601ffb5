export {
  createHotelStore,
  type HotelStore,
  type HotelStoreOptions,
  type HotelStoreState,
} from './hotel-store.ts'
