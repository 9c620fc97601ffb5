import { messages as accountTexts } from '@staykit/words/en/account'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import { StayAccount } from './component.tsx'
import { stayAccount } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayAccount, withBrand(StayAccount), { styles: [styles], texts: { account: accountTexts } })
}
