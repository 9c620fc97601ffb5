export * from './hotel.ts'
export * from './rates.ts'
export * from './reviews.ts'
export * from './struck-total.ts'
