import { configure } from '@staykit/sdk'
import { StayBooking } from '@staykit/sdk/react/booking'
import { StaySearch } from '@staykit/sdk/react/search'
import React, { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

configure({ refId: '8183', apiBase: 'http://api.test' })
const rich = { an: 'object' }

function App() {
  const [turn, setTurn] = useState(1)
  const search = useRef(null)
  window.update = () => setTurn(2)
  window.found = () => search.current?.localName
  return (
    <React.StrictMode>
      <StaySearch
        ref={search}
        className="mine"
        style={{ display: 'block' }}
        data-own="yes"
        aria-label="Search"
        variant="tabbed"
        locationId="800"
        locationName="Lisbon"
        rooms={turn}
        handOff={turn === 2}
        forms={rich}
        onStayReady={() => window.events.push('ready')}
        onStaySearch={(event) => window.events.push(`search ${turn} ${event.detail.rooms}`)}
        onStayNavigate={(event) => event.preventDefault()}
        onClick={() => window.events.push('click')}
      >
        <p slot="flights">Turn {turn}</p>
      </StaySearch>
      {turn === 1 && (
        <StayBooking id="booking" onStayScreen={(event) => window.events.push(event.detail.screen)} />
      )}
    </React.StrictMode>
  )
}

window.rich = rich
createRoot(document.getElementById('app')).render(<App />)
