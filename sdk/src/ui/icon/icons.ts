// Our own icons on a 24 × 24 grid, one path each. They are grouped by where a traveller first sees them: the files of the
// search form contain its own icons only.
export * from './paths/account.ts'
export * from './paths/booking.ts'
export * from './paths/controls.ts'
export * from './paths/form.ts'
export * from './paths/hotel.ts'
