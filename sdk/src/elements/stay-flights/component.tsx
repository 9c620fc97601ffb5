import { createFlightForm } from '@staykit/stores/search-forms'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useKept } from '../../runtime/use-kept.ts'
import { useWidget } from '../../runtime/widget.ts'
import { FlightForm } from '../stay-search/flight-form.tsx'
import { standalone } from '../stay-search/standalone.tsx'
import type { stayFlights } from './element.ts'

function Flights(_props: PropsOf<typeof stayFlights>) {
  const { environment } = useWidget()
  const form = useKept('flights', () => createFlightForm(environment), [environment])
  return <FlightForm form={form} />
}

/** The form of the tab Flights, without tabs. */
export const StayFlights = standalone(Flights)
