export { cardName } from '../index.ts'
export { type CardDraft, type CardSubmission, cardSubmission, newDraft } from './card-draft.ts'
export {
  type ConfirmSetup,
  createMemberCards,
  type MemberCard,
  type MemberCardsState,
  type MemberCardsStore,
} from './member-cards.ts'
