/** @jsxImportSource preact */
import '@staykit/sdk/booking'
import '@staykit/sdk/search'
import { configure } from '@staykit/sdk'
import { render } from 'preact'
import { useState } from 'preact/hooks'

configure({ refId: '8183', apiBase: 'http://api.test' })
const rich = { an: 'object' }

function App() {
  const [turn, setTurn] = useState(1)
  window.update = () => setTurn(2)
  window.found = () => document.querySelector('stay-search').localName
  return (
    <>
      <stay-search
        class="mine"
        style={{ display: 'block' }}
        data-own="yes"
        aria-label="Search"
        variant="tabbed"
        location-id="800"
        locationName="Lisbon"
        rooms={turn}
        handOff={turn === 2}
        forms={rich}
        onstay-ready={() => window.events.push('ready')}
        onstay-search={(event) => window.events.push(`search ${turn} ${event.detail.rooms}`)}
        onstay-navigate={(event) => event.preventDefault()}
        onClick={() => window.events.push('click')}
      >
        <p slot="flights">Turn {turn}</p>
      </stay-search>
      {turn === 1 && (
        <stay-booking id="booking" onstay-screen={(event) => window.events.push(event.detail.screen)} />
      )}
    </>
  )
}

window.rich = rich
render(<App />, document.getElementById('app'))
