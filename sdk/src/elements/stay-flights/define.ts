import { messages as failuresTexts } from '@staykit/words/en/failures'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayFlights } from './element.ts'

/** Loads its own code, so that the list of files in the core stays short. */
const StayFlights = lazy<PropsOf<typeof stayFlights>>(() =>
  import('./component.tsx').then((part) => part.StayFlights),
)

export function define(): void {
  defineElement(stayFlights, withBrand(StayFlights), { styles: [], texts: { failures: failuresTexts } })
}
