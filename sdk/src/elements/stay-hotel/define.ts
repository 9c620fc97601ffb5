import { gated } from '../../brand-gate.tsx'
import { defineElement } from '../../define-element.tsx'
import { countsCatalogue } from '../../messages/counts.ts'
import { hotelCatalogue } from '../../messages/hotel.ts'
import { hotelPartsCatalogue } from '../../messages/hotel-parts.ts'
import { ratesCatalogue } from '../../messages/rates.ts'
import { shadeCatalogue } from '../../messages/shade.ts'
import { stayFieldsCatalogue } from '../../messages/stay-fields.ts'
import { joinCatalogues } from '../../messages/translate.ts'
import hotel from '../../ui/hotel/hotel.css'
import rates from '../../ui/rates/rates.css'
import fields from '../../ui/stay-fields/stay-fields.css'
import { StayHotel } from './component.tsx'
import { stayHotel } from './element.ts'
import styles from './styles.css'

const catalogue = joinCatalogues(
  hotelCatalogue,
  hotelPartsCatalogue,
  ratesCatalogue,
  stayFieldsCatalogue,
  countsCatalogue,
  shadeCatalogue,
)

export function define(): void {
  defineElement(stayHotel, gated(StayHotel), { styles: [hotel, rates, fields, styles], catalogue })
}
