// Compiled, never run: what an author is told about the elements in TypeScript.
import { StayRates, StayResults, StaySearch } from './react.ts'

const element = document.createElement('stay-search')
element.variant = 'compact'
// @ts-expect-error there is no such variant
element.variant = 'huge'
// @ts-expect-error rooms are a number
element.rooms = '2'
element.addEventListener('stay-search', (event) => {
  const rooms: number = event.detail.rooms
  const checkIn: string = event.detail.checkIn
  // @ts-expect-error a search has no hotel
  const hotel = event.detail.hotelId
  return [rooms, checkIn, hotel]
})
element.addEventListener('click', (event) => event.preventDefault())

export const inHtml = <stay-results ref-id="8183" locationId="800" loadingOverlay="none" />
export const inReact = (
  <>
    <StaySearch variant="full" rooms={2} onSearch={(event) => event.detail.url.length} />
    <StayRates hotelId="800-1" hasDeals onRateSelect={(event) => event.detail.bundle.length} />
    <StayResults onHotelSelect={(event) => event.detail.name.length} onError={({ detail }) => detail.code} />
    {/* @ts-expect-error the tag has no such property */}
    <StaySearch colour="red" />
  </>
)
