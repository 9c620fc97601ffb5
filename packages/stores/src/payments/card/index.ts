export { acceptedCards, cardName } from './card-name.ts'
export {
  addPaidCard,
  type CardsState,
  type CardsStore,
  createCards,
  duplicateCard,
  type SavedCard,
  savedCards,
} from './cards.ts'
export { type HolderFields, holderFields, holderOf } from './holder.ts'
export { notPaid, type PaymentResult, payByCard } from './pay-by-card.ts'
export { payBySavedCard } from './pay-by-saved-card.ts'
export { NEW_CARD, type PaymentForm, paymentForm } from './payment-form.ts'
