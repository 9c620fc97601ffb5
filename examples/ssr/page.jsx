import { StayBooking } from '@staykit/sdk/react/booking'

/** The page as the server writes it and the browser takes it up; what the element holds is there without any script. */
export function Page({ city }) {
  return (
    <main>
      <h1>Rooms in {city.name}</h1>
      <StayBooking locationId={city.id} locationName={city.name}>
        <a href="tel:+15550100">Call us to book</a>
      </StayBooking>
    </main>
  )
}
