export { createTripNotes, type NotesState, type TripNote, type TripNotesStore } from './notes.ts'
export { type StayFigures, stayFigures } from './stay-figures.ts'
export { createTrips, fromWireTrip, type Trip, type TripsState, type TripsStore } from './trips.ts'
