import { createCarForm } from '@staykit/stores/search-forms'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useKept } from '../../runtime/use-kept.ts'
import { useWidget } from '../../runtime/widget.ts'
import { CarForm } from '../stay-search/car-form.tsx'
import { standalone } from '../stay-search/standalone.tsx'
import type { stayCars } from './element.ts'

function Cars(_props: PropsOf<typeof stayCars>) {
  const { environment } = useWidget()
  const form = useKept('cars', () => createCarForm(environment), [environment])
  return <CarForm form={form} />
}

/** The form of the tab Cars, without tabs. */
export const StayCars = standalone(Cars)
