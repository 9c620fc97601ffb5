import { configure } from '@staykit/sdk'
import { StayBooking } from '@staykit/sdk/react/booking'

configure({ refId: '8183', apiBase: 'http://localhost:8787' })

export default function Home() {
  return (
    <main>
      <h1>Rooms</h1>
      <StayBooking />
    </main>
  )
}
