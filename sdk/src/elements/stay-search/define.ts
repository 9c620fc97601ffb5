import { messages as countsTexts } from '@staykit/words/en/counts'
import { messages as searchTexts } from '@staykit/words/en/search'
import { messages as stayFieldsTexts } from '@staykit/words/en/stay-fields'
import { loadPanel } from '../../features/stay-fields/load-panel.ts'
import fields from '../../features/stay-fields/stay-fields.css'
import { defineElement } from '../../runtime/define-element.tsx'
import { preload } from '../../ui/lazy/code.ts'
import { StaySearch } from './component.tsx'
import { staySearch } from './element.ts'
import { loadList } from './load-list.ts'
import styles from './styles.css'

/** The code of the controls that a visitor has used already, or is expected to: it loads beside the form. */
function loadExpected(): void {
  const { expected } = globalThis.staykit ?? {}
  if (expected?.has('input')) preload(loadList)
  if (expected?.has('button')) preload(loadPanel)
}

export function define(): void {
  loadExpected()
  defineElement(staySearch, StaySearch, {
    styles: [fields, styles],
    texts: {
      search: searchTexts,
      'stay-fields': stayFieldsTexts,
      counts: countsTexts,
    },
  })
}
