import { paymentTexts } from '../../features/payment-texts.ts'
import { messages as chargesTexts } from '../../messages/en-US/charges.ts'
import { messages as checkoutTexts } from '../../messages/en-US/checkout.ts'
import { messages as failuresTexts } from '../../messages/en-US/failures.ts'
import { messages as serverWords } from '../../messages/en-US/server-words.ts'
import { messages as stepsTexts } from '../../messages/en-US/steps.ts'
import { gated } from '../../page/brand-gate.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { StayCheckout } from './component.tsx'
import { stayCheckout } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayCheckout, gated(StayCheckout), {
    styles: [card, form, styles],
    texts: {
      failures: failuresTexts,
      steps: stepsTexts,
      charges: chargesTexts,
      checkout: checkoutTexts,
      'server-words': serverWords,
      ...paymentTexts,
    },
  })
}
