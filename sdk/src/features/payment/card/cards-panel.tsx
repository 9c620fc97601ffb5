import { useStore } from '@nanostores/react'
import { createMemberCards } from '@staykit/stores/payments/card/member'
import { messages as cardsTexts } from '@staykit/words/en/cards'
import { messages as ownTexts } from '@staykit/words/en/manage-cards'
import { useEffect, useMemo } from 'react'
import { Heading } from '../../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../../runtime/widget.ts'
import form from '../../../ui/field/form.css'
import { Icon } from '../../../ui/icon/icon.tsx'
import { cardIcon } from '../../../ui/icon/icons.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../../ui/with-texts.tsx'
import type { MemberProps } from '../../for-member.tsx'
import { useFailure } from '../../use-failure.ts'
import { CardList } from './card-list.tsx'
import css from './cards.css'

/** The cards of a member, if the brand lets members manage cards; otherwise a disabled block (AQ-01). */
function Panel(member: MemberProps) {
  useSheet(form)
  useSheet(css)
  const { t } = useWidget()
  const { brand } = member.services
  const state = useStore(brand.$brand)
  useEffect(() => void brand.load(), [brand])
  if (state.status === 'loading') return <CardsSkeleton />
  const isManaged = state.status === 'ready' && state.brand.flags.cardManagement
  return (
    <section className="col" aria-labelledby="cards">
      <Heading level={2} className="h2" id="cards" tabIndex={-1}>
        {t('paymentOptions')}
      </Heading>
      {isManaged ? <Managed {...member} /> : <NoNewCard />}
    </section>
  )
}

/** ACC-119. */
function NoNewCard() {
  const { t } = useWidget()
  return (
    <>
      <button type="button" className="card new-card" disabled>
        <Icon d={cardIcon} />
        {t('enterCard')}
      </button>
      <p className="sm muted">{t('cardsAtCheckout')}</p>
    </>
  )
}

function Managed({ services, session, user }: MemberProps) {
  const { t, environment } = useWidget()
  const { client } = services
  const { today } = environment.clock
  const store = useMemo(() => createMemberCards({ client, userId: user.id, today }), [client, user.id, today])
  const state = useStore(store.$cards)
  const load = () => void store.load()
  useEffect(() => void store.load(), [store])
  useFailure(state.kind === 'error' ? state.error : undefined, load)
  const failed = useStore(store.$error)
  useFailure(failed)
  if (state.kind === 'loading') return <CardsSkeleton />
  if (state.kind === 'error') return <NotLoaded text={t('listFailed')} error={state.error} onRetry={load} />
  if (state.kind === 'login')
    return (
      <div className="card empty" role="status">
        <p>{t('loginAgain')}</p>
        <button type="button" className="btn primary" onClick={() => void session.signOut()}>
          {t('logIn')}
        </button>
      </div>
    )
  return <CardList store={store} cards={state.cards} info={user.info} />
}

export function CardsSkeleton() {
  const { t } = useWidget()
  return (
    <div className="col" role="status" aria-busy="true" aria-label={t('loading')}>
      {[0, 1].map((row) => (
        <div key={row} className="card skel card-row" />
      ))}
    </div>
  )
}

export const CardsPanel = withTexts({ cards: cardsTexts, 'manage-cards': ownTexts }, Panel)
