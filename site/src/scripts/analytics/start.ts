// Counts visits and journeys of visitors who agree. Add further receivers to this list.
import { collector } from './collector.ts'
import { watchJourney } from './journey.ts'
import { pageNameOf } from './names.ts'
import { sendToAll } from './port.ts'
import { ask } from './question.ts'
import { watchVisits } from './visits.ts'

const isPaying = () => pageNameOf(location.pathname) === 'Checkout'

function start(panel: HTMLElement): void {
  const { api = '', refId = '' } = panel.dataset
  const send = sendToAll([collector(api, refId)], isPaying)
  const look = watchVisits((name) => send({ kind: 'page', name }))
  const journey = watchJourney((name) => send({ kind: 'journey', name }))
  ask(panel, isPaying(), (answer) => {
    if (answer === 'no') return journey.forget()
    look()
    journey.release()
  })
}

const panel = document.querySelector<HTMLElement>('[data-consent]')
// A page that is rendered ahead may never be visited.
if (panel && 'prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', () => start(panel), { once: true })
else if (panel) start(panel)
