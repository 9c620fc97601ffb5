import { gated } from '../../brand-gate.tsx'
import { defineElement } from '../../define-element.tsx'
import { accountCatalogue } from '../../messages/account.ts'
import { StayAccount } from './component.tsx'
import { stayAccount } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayAccount, gated(StayAccount), { styles: [styles], catalogue: accountCatalogue })
}
