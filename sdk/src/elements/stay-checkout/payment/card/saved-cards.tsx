import { useStore } from '@nanostores/react'
import { listText } from '@staykit/domain'
import type { Pay } from '@staykit/stores/payments'
import {
  addPaidCard,
  cardName,
  createCards,
  NEW_CARD,
  payByCard,
  payBySavedCard,
  paymentForm,
  type SavedCard,
} from '@staykit/stores/payments/card'
import { messages as cardsTexts } from '@staykit/words/en/cards'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CardFrame } from '../../../../features/payment/card/card-frame.ts'
import { useNamedFailure } from '../../../../features/use-failure.ts'
import { useSheet, useWidget } from '../../../../runtime/widget.ts'
import { NotLoaded } from '../../../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../../../ui/with-texts.tsx'
import type { CheckoutStores } from '../../use-checkout.ts'
import css from '../pick.css'
import type { CardWay } from './card-panel.tsx'
import { payingIn } from './paying-in.ts'

export interface SavedCardsProps {
  readonly stores: CheckoutStores
  readonly userId: string
  readonly frame: CardFrame
  readonly onWay: (way: CardWay) => void
}

const none: readonly SavedCard[] = []

/** The member's cards and the selected one; otherwise the frame pays with a new card. */
function useCards({ stores, userId, frame, onWay }: SavedCardsProps) {
  const { environment } = useWidget()
  const { client, checkout, $notice } = stores
  const store = useMemo(() => createCards({ client, today: environment.clock.today }), [client, environment])
  const state = useStore(store.$cards)
  const [chosen, setChosen] = useState<string>()
  // The checkbox keeps its state while another card is selected.
  const [isKept, setKept] = useState(false)
  const keep = useRef(isKept)
  keep.current = isKept
  const load = useCallback(() => void store.load(userId), [store, userId])
  useEffect(load, [load])
  const isLost = state.kind === 'error'
  useNamedFailure('CARDS_FAILED', isLost ? '' : undefined, load)

  const cards = state.kind === 'ready' ? state.cards : none
  const preselected = cards.find(({ isDefault, isExpired }) => isDefault && !isExpired)?.id ?? NEW_CARD
  const id = chosen ?? preselected
  // A layout effect runs before the next click, which may be on Book Room.
  useLayoutEffect(() => {
    const byFrame = payByCard(client, payingIn(frame, checkout))
    const saving: Pay = async (order) => {
      const paid = await byFrame(order)
      // The booking neither waits for this nor fails because of it (OQ-62).
      if (keep.current && paid.paymentIntent) {
        const form = paymentForm(checkout.$customer.get(), paid.cardType)
        void addPaidCard(client, userId, paid.paymentIntent, form).then((problem) => $notice.set(problem))
      }
      return paid
    }
    const card = cards.find((each) => each.id === id)
    const bySaved =
      card && payBySavedCard(client, paymentForm(checkout.$customer.get(), card), frame.challenge)
    onWay({ pay: bySaved ?? saving, isSaved: Boolean(card) })
  }, [client, checkout, frame, userId, $notice, onWay, id, cards])
  return { cards, id, setChosen, isKept, setKept, reload: isLost ? load : undefined }
}

/** A member's saved cards, one of which pays, and a new one, which can be saved (PLT-086, PLT-087). */
function Selector(props: SavedCardsProps) {
  useSheet(css)
  const { t } = useWidget()
  const { cards, id, setChosen, isKept, setKept, reload } = useCards(props)
  const option = (value: string, label: React.ReactNode, disabled = false) => (
    <label key={value} className="pick">
      <input
        type="radio"
        name="card"
        value={value}
        checked={value === id}
        disabled={disabled}
        onChange={() => setChosen(value)}
      />
      {label}
    </label>
  )
  return (
    <>
      {cards.length > 0 && (
        <fieldset className="col g2">
          <legend className="sm muted">{t('yourCards')}</legend>
          {cards.map((card) => option(card.id, <Card card={card} />, card.isExpired))}
          {option(NEW_CARD, <b>{t('newCard')}</b>)}
        </fieldset>
      )}
      {reload && <NotLoaded text={t('cardsFailed')} onRetry={reload} />}
      {id === NEW_CARD && (
        <label className="row sm">
          <input
            type="checkbox"
            name="keep"
            checked={isKept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
          {t('saveCard')}
        </label>
      )}
    </>
  )
}

function Card({ card }: { card: SavedCard }) {
  const { t, settings } = useWidget()
  // Formats 12-2034 as on a card: 12/34.
  const date = card.expires.replace(/-\d\d/, '/')
  return (
    <>
      <span>
        <b className="num">{t('ending', { type: cardName(card.type), last: card.lastFour })}</b>
        <small>{listText([card.name, card.isDefault && t('default')], settings.locale)}</small>
      </span>
      <span className={card.isExpired ? 'tag bad' : 'sm num'}>
        {t(card.isExpired ? 'cardExpired' : 'expires', { date })}
      </span>
    </>
  )
}

export const SavedCards = withTexts({ cards: cardsTexts }, Selector)
