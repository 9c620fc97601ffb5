import type { SearchForm } from '@staykit/stores/search'
import { createHomeForms, type HomeForms } from '@staykit/stores/search-forms'
import { createRoot } from 'react-dom/client'
import { type Widget, WidgetContext } from '../../runtime/widget.ts'
import { CarForm } from './car-form.tsx'
import { FlightForm } from './flight-form.tsx'

/** A product that is searched on the partner's site. */
export type Travel = 'flights' | 'cars'

/** By the hotel form beside them: what was typed outlives the tab that showed it. */
const held = new WeakMap<SearchForm, HomeForms>()

/**
 * A place of a widget's for the forms of flights and cars. They show themselves by a React of their own, so that the single file
 * leaves them beside itself.
 */
export function openIn(place: Element) {
  const root = createRoot(place)
  return {
    show(widget: Widget, product: Travel, hotels: SearchForm): void {
      const forms = held.get(hotels) ?? createHomeForms(widget.environment, hotels)
      held.set(hotels, forms)
      root.render(
        <WidgetContext value={widget}>
          {product === 'flights' ? <FlightForm form={forms.flights} /> : <CarForm form={forms.cars} />}
        </WidgetContext>,
      )
    },
    close: () => root.unmount(),
  }
}
