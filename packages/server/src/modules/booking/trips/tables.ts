export interface TripTables {
  trip_notes: {
    user_id: string
    trip_number: string
    note: string
    updated_at: Date
  }
}
