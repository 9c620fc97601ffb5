import hotel from '../../features/hotel/hotel.css'
import { countsCatalogue } from '../../messages/counts.ts'
import { hotelPartsCatalogue } from '../../messages/hotel-parts.ts'
import { resultsCatalogue } from '../../messages/results.ts'
import { shadeCatalogue } from '../../messages/shade.ts'
import { joinCatalogues } from '../../messages/translate.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/form.css'
import { StayResults } from './component.tsx'
import { stayResults } from './element.ts'
import styles from './styles.css'

const catalogue = joinCatalogues(resultsCatalogue, hotelPartsCatalogue, countsCatalogue, shadeCatalogue)

export function define(): void {
  defineElement(stayResults, gated(StayResults), { styles: [card, form, hotel, styles], catalogue })
}
