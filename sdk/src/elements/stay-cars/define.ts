import { messages as failuresTexts } from '@staykit/words/en/failures'
import { gated } from '../../page/brand-gate.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayCars } from './element.ts'

/** Its code comes by itself, so that no list of files that every page has is longer for it. */
const StayCars = lazy<PropsOf<typeof stayCars>>(() => import('./component.tsx').then((part) => part.StayCars))

export function define(): void {
  defineElement(stayCars, gated(StayCars), { styles: [], texts: { failures: failuresTexts } })
}
