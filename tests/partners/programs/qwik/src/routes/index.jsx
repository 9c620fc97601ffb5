import { component$, useVisibleTask$ } from '@builder.io/qwik'

export default component$(() => {
  useVisibleTask$(() => import('@staykit/sdk/booking'))
  return (
    <main>
      <h1>Rooms</h1>
      <stay-booking ref-id="8183" api-base="http://localhost:8787"></stay-booking>
    </main>
  )
})
