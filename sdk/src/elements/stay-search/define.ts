import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as searchTexts } from '@staykit/words/en/search'
import { messages as stayFieldsTexts } from '@staykit/words/en/stay-fields'
import { loadPanel } from '../../features/stay-fields/load-panel.ts'
import fields from '../../features/stay-fields/stay-fields.css'
import { defineElement } from '../../runtime/define-element.tsx'
import { preload } from '../../ui/lazy/code.ts'
import { isSparing } from '../../ui/lazy/fetch-ahead.ts'
import { StaySearch } from './component.tsx'
import { staySearch } from './element.ts'
import { loadList } from './load-list.ts'
import styles from './styles.css'

/** Code of the field that a visitor has used already, or of the calendar for one who will: it loads beside the form. */
function loadTouched(): void {
  const { touched, first } = globalThis.staykit ?? {}
  if (touched === 'input') preload(loadList)
  else if (touched || (first && !isSparing())) preload(loadPanel)
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
