import hotel from '../../features/hotel/hotel.css'
import fields from '../../features/stay-fields/stay-fields.css'
import { countsCatalogue } from '../../messages/counts.ts'
import { hotelCatalogue } from '../../messages/hotel.ts'
import { hotelPartsCatalogue } from '../../messages/hotel-parts.ts'
import { shadeCatalogue } from '../../messages/shade.ts'
import { stayFieldsCatalogue } from '../../messages/stay-fields.ts'
import { joinCatalogues } from '../../messages/translate.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import { StayHotel } from './component.tsx'
import { stayHotel } from './element.ts'
import styles from './styles.css'

const catalogue = joinCatalogues(
  hotelCatalogue,
  hotelPartsCatalogue,
  stayFieldsCatalogue,
  countsCatalogue,
  shadeCatalogue,
)

export function define(): void {
  defineElement(stayHotel, gated(StayHotel), { styles: [card, hotel, fields, styles], catalogue })
}
