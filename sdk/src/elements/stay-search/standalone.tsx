import { messages as searchTexts } from '@staykit/words/en/search'
import type { ComponentType } from 'react'
import fields from '../../features/stay-fields/stay-fields.css'
import { useSheet } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import styles from './styles.css'

/** A form of the tabs as a separate element, with the styles and texts of the search form. */
export function standalone<P extends object>(Form: ComponentType<P>): ComponentType<P> {
  return withTexts({ search: searchTexts }, (props) => {
    useSheet(fields)
    useSheet(styles)
    return <Form {...props} />
  })
}
