import { cardName, type MemberCard, type MemberCardsStore } from '@staykit/stores/payments/card/member'
import { useEffect, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { cardIcon } from '../../../ui/icon/icons.ts'
import { EditCard } from './edit-card.tsx'

interface CardRowProps {
  readonly card: MemberCard
  readonly store: MemberCardsStore
  /** Its form is open. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onDefault: () => void
  readonly onRemove: () => void
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** One card: brand, number, expiry, and its actions. */
export function CardRow({ card, store, isOpen, onSaved, onCancel, ...does }: CardRowProps) {
  const { t } = useWidget()
  const name = t('ending', { type: cardName(card.type), last: card.lastFour })
  return (
    <li part="card" className="card col" data-card={card.id}>
      <div className="row between wrap card-row">
        <span className="row">
          <span className="card-mark">
            <Icon d={cardIcon} />
          </span>
          <span className="col card-facts">
            <b className="num">{name}</b>
            <span className="sm muted">{card.name}</span>
            <span className="row wrap sm">
              <span className={card.isExpired ? 'num muted' : 'num'}>
                {t('expires', { date: card.expires })}
              </span>
              {card.isExpired && <span className="tag bad">{t('isExpired')}</span>}
              {card.isExpiring && <span className="tag soon">{t('expiresSoon')}</span>}
              {card.isDefault && <span className="tag good">{t('default')}</span>}
            </span>
          </span>
        </span>
        {!isOpen && <Actions card={card} name={name} {...does} />}
      </div>
      {isOpen && <EditCard card={card} name={name} store={store} onSaved={onSaved} onCancel={onCancel} />}
    </li>
  )
}

interface ActionsProps extends Pick<CardRowProps, 'card' | 'onOpen' | 'onDefault' | 'onRemove'> {
  readonly name: string
}

/** Deletion needs a confirmation, because it cannot be undone. */
function Actions({ card, name, onOpen, onDefault, onRemove }: ActionsProps) {
  const { t, box } = useWidget()
  const [isAsking, setAsking] = useState(false)
  const [focus, setFocus] = useState('')
  useEffect(() => {
    // A click before the first effect keeps its focus.
    if (!focus) return
    box.querySelector<HTMLElement>(`[data-card="${card.id}"] [data-${focus}]`)?.focus()
    setFocus('')
  }, [focus, box, card.id])
  const ask = (next: boolean) => {
    setAsking(next)
    setFocus(next ? 'keep' : 'delete')
  }
  const named = (key: 'delete' | 'makeDefault' | 'edit') => ({ 'aria-label': `${t(key)}: ${name}` })
  if (isAsking)
    return (
      <span className="row wrap card-does">
        <span className="sm">{t('deleteThis')}</span>
        <button type="button" className="btn danger" {...named('delete')} onClick={onRemove}>
          {t('delete')}
        </button>
        <button type="button" className="btn" data-keep onClick={() => ask(false)}>
          {t('keep')}
        </button>
      </span>
    )
  return (
    <span className="row wrap card-does">
      {!card.isDefault && !card.isExpired && (
        <button type="button" className="btn quiet" {...named('makeDefault')} onClick={onDefault}>
          {t('makeDefault')}
        </button>
      )}
      <button type="button" className="btn quiet" data-edit {...named('edit')} onClick={onOpen}>
        {t('edit')}
      </button>
      <button type="button" className="btn quiet" data-delete {...named('delete')} onClick={() => ask(true)}>
        {t('delete')}
      </button>
    </span>
  )
}
