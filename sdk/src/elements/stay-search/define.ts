import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as searchTexts } from '@staykit/words/en/search'
import { messages as stayFieldsTexts } from '@staykit/words/en/stay-fields'
import fields from '../../features/stay-fields/stay-fields.css'
import { defineElement } from '../../runtime/define-element.tsx'
import { StaySearch } from './component.tsx'
import { staySearch } from './element.ts'
import styles from './styles.css'

/** Code of the field that a visitor has used already: it loads beside the form. */
function loadTouched(): void {
  const field = globalThis.staykit?.touched
  const part =
    field === 'input'
      ? import('./suggestion-list.tsx')
      : field && import('../../features/stay-fields/panels.tsx')
  // The field retries.
  if (part) part.catch(() => {})
}

export function define(): void {
  loadTouched()
  defineElement(staySearch, StaySearch, {
    styles: [fields, styles],
    texts: {
      search: searchTexts,
      'stay-fields': stayFieldsTexts,
      counts: countsTexts,
    },
  })
}
