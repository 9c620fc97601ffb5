import { messages as accountRefusals } from '@staykit/words/en/account-refusals'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as loginTexts } from '@staykit/words/en/login'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { StayLogin } from './component.tsx'
import { stayLogin } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayLogin, withBrand(StayLogin), {
    styles: [card, form, styles],
    texts: {
      failures: failuresTexts,
      login: loginTexts,
      refusals: refusalsTexts,
      'account-refusals': accountRefusals,
    },
  })
}
