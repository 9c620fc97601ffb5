import { StayDataLayer, StayRates, StayResults, StaySearch, type StaySearchElement } from '@staykit/sdk/react'
import { StayBooking } from '@staykit/sdk/react/booking'
import { useRef } from 'react'

export function App() {
  const search = useRef<StaySearchElement>(null)
  return (
    <>
      <StaySearch
        ref={search}
        id="search"
        className="bar"
        style={{ maxWidth: 600 }}
        slot="head"
        aria-label="Search"
        data-track="yes"
        variant="full"
        rooms={2}
        checkIn="2026-12-10"
        onClick={() => search.current?.focus()}
        onStaySearch={(event) => event.detail.url.length}
      >
        <p slot="flights">Soon</p>
      </StaySearch>
      <StayRates hotelId="800-1" hasDeals onStayRateSelect={(event) => event.detail.bundle.length} />
      <StayResults
        onStayHotelSelect={({ detail }) => detail.hotelName.length}
        onStayError={({ detail }) => detail.code}
        onStayNavigate={(event) => event.preventDefault()}
      />
      <StayBooking
        onStayScreen={({ detail }) => detail.screen}
        onStayBooked={({ detail }) => detail.tripNumber}
      />
      <StayDataLayer consent="required" handler={(entry) => entry.time.length} />
      <stay-search ref-id="8183" rooms="2" class="bar" key="raw" style={{ width: 1 }} />
      <stay-brand ref-id="8184" terms-url="/terms">
        <stay-results location-id="800" />
      </stay-brand>
      {/* @ts-expect-error the element has no such property */}
      <StaySearch colour="red" />
      {/* @ts-expect-error there is no such variant */}
      <StaySearch variant="huge" />
      {/* @ts-expect-error rooms is a number */}
      <StaySearch rooms="many" />
      {/* @ts-expect-error dates are YYYY-MM-DD */}
      <StaySearch checkIn="12/10/2026" />
      {/* @ts-expect-error a search does not book */}
      <StaySearch onStayBooked={() => undefined} />
      {/* @ts-expect-error a search has no hotel */}
      <StaySearch onStaySearch={(event) => event.detail.hotelId} />
      {/* @ts-expect-error an event of another element */}
      <StayBooking ref={search} />
      {/* @ts-expect-error there is no such variant */}
      <stay-search variant="huge" />
    </>
  )
}
