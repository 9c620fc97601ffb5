import fields from '../../features/stay-fields/stay-fields.css'
import { countsCatalogue } from '../../messages/counts.ts'
import { searchCatalogue } from '../../messages/search.ts'
import { shadeCatalogue } from '../../messages/shade.ts'
import { stayFieldsCatalogue } from '../../messages/stay-fields.ts'
import { joinCatalogues } from '../../messages/translate.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { StaySearch } from './component.tsx'
import { staySearch } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(staySearch, StaySearch, {
    styles: [fields, styles],
    catalogue: joinCatalogues(searchCatalogue, stayFieldsCatalogue, countsCatalogue, shadeCatalogue),
  })
}
