import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as searchTexts } from '@staykit/words/en/search'
import { messages as stayFieldsTexts } from '@staykit/words/en/stay-fields'
import fields from '../../features/stay-fields/stay-fields.css'
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
