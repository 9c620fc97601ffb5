import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { lazy } from '../../../../ui/lazy/lazy.tsx'
import type { PanelProps } from '../method.ts'
import { CardPanel, type CardWay } from './card-panel.tsx'
import type { SavedCardsProps } from './saved-cards.tsx'

const SavedCards = lazy<SavedCardsProps>(() => import('./saved-cards.tsx').then((part) => part.SavedCards))

/** A visitor types a card; a member of a brand with saved cards can also choose one of those. */
export function CardPayment(props: PanelProps) {
  const { brand, session } = props.stores
  const user = useStore(session.$user)
  const state = useStore(brand.$brand)
  const [way, setWay] = useState<CardWay>()
  // Waits for the brand, because the frame would open twice otherwise.
  if (user && state.status === 'loading') return null
  const userId = state.status === 'ready' && state.brand.flags.cardManagement ? user?.id : undefined
  return (
    <CardPanel {...props} way={way}>
      {userId &&
        ((frame) => <SavedCards stores={props.stores} userId={userId} frame={frame} onWay={setWay} />)}
    </CardPanel>
  )
}
