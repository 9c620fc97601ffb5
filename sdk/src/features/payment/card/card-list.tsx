import { useStore } from '@nanostores/react'
import type { CallError, UserInfo } from '@staykit/contract'
import type { MemberCard, MemberCardsStore } from '@staykit/stores/payments/card/member'
import { useEffect, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { alertIcon, plusIcon } from '../../../ui/icon/icons.ts'
import { CardRow } from './card-row.tsx'
import { NewCard } from './new-card.tsx'

interface CardListProps {
  readonly store: MemberCardsStore
  readonly cards: readonly MemberCard[]
  readonly info: UserInfo
}

/** What is open: a card being edited, the form of a new card, or nothing. */
type Open = string | 'NEW' | undefined

/** The list and the button for a new card; only one card is edited at a time. */
export function CardList({ store, cards, info }: CardListProps) {
  const { t } = useWidget()
  const { error, open, message, work, end, makeDefault, remove } = useWork(store)
  return (
    <>
      <StatusMessage words={message} error={error} />
      {cards.length === 0 && open !== 'NEW' && <p className="card muted">{t('noCards')}</p>}
      {cards.length > 0 && (
        <ul className="col">
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              store={store}
              isOpen={open === card.id}
              onOpen={() => work(card.id)}
              onDefault={() => void makeDefault(card.id)}
              onRemove={() => void remove(card.id)}
              onSaved={() => end(t('saved'), `[data-card="${card.id}"] [data-edit]`)}
              onCancel={() => end('', `[data-card="${card.id}"] [data-edit]`)}
            />
          ))}
        </ul>
      )}
      {open === 'NEW' ? (
        <NewCard
          store={store}
          info={info}
          isFirst={cards.length === 0}
          onSaved={() => end(t('added'), '[data-new]')}
          onCancel={() => end('', '[data-new]')}
        />
      ) : (
        <button type="button" className="card new-card" data-new onClick={() => work('NEW')}>
          <Icon d={plusIcon} />
          {t('enterCard')}
        </button>
      )}
    </>
  )
}

/** The running action on a card, and its result. */
function useWork(store: MemberCardsStore) {
  const { t, box } = useWidget()
  const [open, setOpen] = useState<Open>()
  const [message, setMessage] = useState('')
  const error = useStore(store.$error)
  const [focus, setFocus] = useState<string>()
  // The clicked button is gone: moves the focus to where it was.
  useEffect(() => {
    if (!focus) return
    box.querySelector<HTMLElement>(focus)?.focus()
    setFocus(undefined)
  }, [focus, box])
  const work = (next: Open) => {
    store.forgetError()
    setMessage('')
    setOpen(next)
  }
  const end = (words: string, at: string) => {
    setOpen(undefined)
    setMessage(words)
    setFocus(at)
  }
  const remove = async (id: string) => {
    setOpen(undefined)
    setMessage('')
    setFocus('#cards')
    if (await store.remove(id)) setMessage(t('deleted'))
  }
  const makeDefault = async (id: string) => {
    work(undefined)
    if (await store.makeDefault(id)) end(t('defaultChanged'), '#cards')
  }
  return { error, open, message, work, end, makeDefault, remove }
}

function StatusMessage({ words, error }: { readonly words: string; readonly error: CallError | undefined }) {
  const { t } = useWidget()
  return (
    <>
      <p className="sm ok b" role="status">
        {words}
      </p>
      {error && (
        <p className="note bad" role="alert">
          <Icon d={alertIcon} />
          {failureText(t, error)}
        </p>
      )}
    </>
  )
}
