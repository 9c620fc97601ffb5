'use client'

import { StayBooking } from '@staykit/sdk/react/booking'
import { useState } from 'react'

export default function Page() {
  const [trip, setTrip] = useState('')
  return (
    <main>
      <h1>Rooms</h1>
      <StayBooking
        refId="8183"
        apiBase="http://localhost:8787"
        onStayBooked={({ detail }) => setTrip(detail.tripNumber)}
      />
      <p>{trip && `Thank you: ${trip} is yours.`}</p>
    </main>
  )
}
