import { StayBooking } from '@staykit/sdk/react/booking'
import { useState } from 'react'

/** The whole journey, and a message of the page after a booking. */
export function App() {
  const [trip, setTrip] = useState('')
  return (
    <main>
      <h1>Rooms</h1>
      {trip && <p role="status">Thank you: {trip} is yours.</p>}
      <StayBooking onStayBooked={({ detail }) => setTrip(detail.tripNumber)} />
    </main>
  )
}
