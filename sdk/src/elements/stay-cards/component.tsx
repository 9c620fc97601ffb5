import { messages as manageTexts } from '@staykit/words/en/manage-cards'
import { ForMember } from '../../features/for-member.tsx'
import { CardsPanel, CardsSkeleton } from '../../features/payment/card/cards-panel.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { stayCards } from './element.ts'

function Cards(_props: PropsOf<typeof stayCards>) {
  return <ForMember loading={<CardsSkeleton />}>{(member) => <CardsPanel {...member} />}</ForMember>
}

export const StayCards = withTexts({ 'manage-cards': manageTexts }, Cards)
