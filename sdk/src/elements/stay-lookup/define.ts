import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as lookupTexts } from '../../messages/en-US/lookup.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/form.css'
import { StayLookup } from './component.tsx'
import { stayLookup } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayLookup, gated(StayLookup), {
    styles: [card, form, styles],
    texts: { failures: failuresTexts, lookup: lookupTexts },
  })
}
