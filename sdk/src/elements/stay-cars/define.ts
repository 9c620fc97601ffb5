import { messages as failuresTexts } from '@staykit/words/en/failures'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayCars } from './element.ts'

/** Loads its own code, so that the list of files in the core stays short. */
const StayCars = lazy<PropsOf<typeof stayCars>>(() => import('./component.tsx').then((part) => part.StayCars))

export function define(): void {
  defineElement(stayCars, withBrand(StayCars), { styles: [], texts: { failures: failuresTexts } })
}
