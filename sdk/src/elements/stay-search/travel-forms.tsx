import type { SearchForm } from '@staykit/stores/search'
import { createHomeForms, type HomeForms } from '@staykit/stores/search-forms'
import { useWidget } from '../../runtime/widget.ts'
import { CarForm } from './car-form.tsx'
import { FlightForm } from './flight-form.tsx'

/** A product that is searched on the partner's site. */
export type Travel = 'flights' | 'cars'

/** Kept by the hotel form, so that values survive a change of the tab. */
const formsByHotel = new WeakMap<SearchForm, HomeForms>()

interface TravelFormsProps {
  readonly product: Travel
  /** The hotel form. */
  readonly form: SearchForm
}

/** The form for flights or for cars. */
export function TravelForms({ product, form: hotels }: TravelFormsProps) {
  const { environment } = useWidget()
  const forms = formsByHotel.get(hotels) ?? createHomeForms(environment, hotels)
  formsByHotel.set(hotels, forms)
  return product === 'flights' ? <FlightForm form={forms.flights} /> : <CarForm form={forms.cars} />
}
