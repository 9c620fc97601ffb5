import fields from '../../features/stay-fields/stay-fields.css'
import { messages as countsTexts } from '../../messages/en-US/counts.ts'
import { messages as searchTexts } from '../../messages/en-US/search.ts'
import { messages as stayFieldsTexts } from '../../messages/en-US/stay-fields.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { StaySearch } from './component.tsx'
import { staySearch } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(staySearch, StaySearch, {
    styles: [fields, styles],
    texts: {
      search: searchTexts,
      'stay-fields': stayFieldsTexts,
      counts: countsTexts,
    },
  })
}
