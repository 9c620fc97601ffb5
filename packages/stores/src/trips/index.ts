export { type StayFigures, stayFigures } from './stay-figures.ts'
export { createTrips, fromWireTrip, type Trip, type TripsState, type TripsStore } from './trips.ts'
