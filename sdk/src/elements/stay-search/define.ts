import { defineElement } from '../../define-element.tsx'
import { searchCatalogue } from '../../messages/search.ts'
import { StaySearch } from './component.tsx'
import { staySearch } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(staySearch, StaySearch, { styles: [styles], catalogue: searchCatalogue })
}
