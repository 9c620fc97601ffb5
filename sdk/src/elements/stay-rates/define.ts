import { gated } from '../../brand-gate.tsx'
import { defineElement } from '../../define-element.tsx'
import { ratesCatalogue } from '../../messages/rates.ts'
import rates from '../../ui/rates/rates.css'
import { StayRates } from './component.tsx'
import { stayRates } from './element.ts'

export function define(): void {
  defineElement(stayRates, gated(StayRates), { styles: [rates], catalogue: ratesCatalogue })
}
