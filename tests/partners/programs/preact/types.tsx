/** @jsxImportSource preact */
import type {} from '@staykit/sdk/preact'
import '@staykit/sdk/search'

export const App = () => (
  <>
    <stay-search
      ref-id="8183"
      rooms={2}
      class="bar"
      style={{ width: 1 }}
      onstay-search={(event) => event.detail.rooms.toFixed()}
    >
      <p slot="flights">Soon</p>
    </stay-search>
    {/* @ts-expect-error there is no such variant */}
    <stay-search variant="huge" />
    {/* @ts-expect-error a search has no hotel */}
    <stay-search onstay-search={(event) => event.detail.hotelId} />
  </>
)
