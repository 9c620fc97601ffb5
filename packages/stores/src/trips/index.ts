export { createTrips, fromWireTrip, type Trip, type TripsState, type TripsStore } from './trips.ts'
