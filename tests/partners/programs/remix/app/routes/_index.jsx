import { useLoaderData } from '@remix-run/react'
import { StayBooking } from '@staykit/sdk/react/booking'

export const loader = () => ({ refId: '8183', apiBase: 'http://localhost:8787' })

export default function Home() {
  const { refId, apiBase } = useLoaderData()
  return (
    <main>
      <h1>Rooms</h1>
      <StayBooking refId={refId} apiBase={apiBase} />
    </main>
  )
}
