import { messages as accountRefusals } from '@staykit/words/en/account-refusals'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { stayProfile } from './element.ts'

/** Loads its own code, so that the list of files in the core stays short. */
const StayProfile = lazy<PropsOf<typeof stayProfile>>(() =>
  import('./component.tsx').then((part) => part.StayProfile),
)

export function define(): void {
  defineElement(stayProfile, withBrand(StayProfile), {
    styles: [card],
    texts: { failures: failuresTexts, refusals: refusalsTexts, 'account-refusals': accountRefusals },
  })
}
