import { messages as chargesTexts } from '@staykit/words/en/charges'
import { messages as checkoutTexts } from '@staykit/words/en/checkout'
import { messages as failuresTexts } from '@staykit/words/en/failures'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { messages as refusalsTexts } from '@staykit/words/en/refusals'
import { messages as stepsTexts } from '@staykit/words/en/steps'
import { paymentTexts } from '../../features/payment-texts.ts'
import { withBrand } from '../../page/with-brand.tsx'
import { defineElement } from '../../runtime/define-element.tsx'
import card from '../../ui/card.css'
import form from '../../ui/field/form.css'
import { StayCheckout } from './component.tsx'
import { stayCheckout } from './element.ts'
import styles from './styles.css'

export function define(): void {
  defineElement(stayCheckout, withBrand(StayCheckout), {
    styles: [card, form, styles],
    texts: {
      failures: failuresTexts,
      steps: stepsTexts,
      charges: chargesTexts,
      checkout: checkoutTexts,
      'hotel-words': hotelWordsTexts,
      refusals: refusalsTexts,
      ...paymentTexts,
    },
  })
}
