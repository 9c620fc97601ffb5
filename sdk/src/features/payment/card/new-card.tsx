import type { UserInfo } from '@staykit/contract'
import { cardSubmission, type MemberCardsStore, newDraft } from '@staykit/stores/payments/card/member'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import { type Failure, useFailure } from '../../use-failure.ts'
import { CardFields } from './card-fields.tsx'
import { type CardFrame, openCardFrame } from './card-frame.ts'
import { useCardForm } from './use-card-form.ts'

interface NewCardProps {
  readonly store: MemberCardsStore
  readonly info: UserInfo
  readonly isFirst: boolean
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The card frame of this form, for number and expiry; opened again after it failed to load. */
function useFrame() {
  const { t, host, box, settings } = useWidget()
  const frame = useRef<CardFrame>(null)
  const [lost, setLost] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  const reopen = () => setTurn(turn + 1)
  useFailure(lost, reopen)
  const title = t('cardFrame')
  const { apiBase, refId, locale } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt creates a new frame
  useLayoutEffect(() => {
    setLost(undefined)
    const onLost = () => setLost({ code: 'CARD_FRAME_FAILED', message: apiBase })
    const where = { host, box, apiBase, refId, locale, title, mode: 'new', cardHolder: '' } as const
    const opened = openCardFrame({ ...where, onLost, onChallenge: () => undefined })
    frame.current = opened
    return () => opened.remove()
  }, [host, box, apiBase, refId, locale, title, turn])
  return { frame, lost, reopen }
}

/** A new card: its number is typed in the provider's frame, which no page can read, and only the frame sends it. */
export function NewCard({ store, info, isFirst, onSaved, onCancel }: NewCardProps) {
  const { t } = useWidget()
  const { frame, lost, reopen } = useFrame()
  const form = useCardForm(
    'new',
    newDraft(info),
    async (draft) => {
      const opened = frame.current
      if (!opened) return false
      return store.add(cardSubmission({ ...draft, isDefault: draft.isDefault || isFirst }), opened.confirm)
    },
    onSaved,
  )
  return (
    <form
      part="card-form"
      className="card roomy col"
      noValidate
      aria-labelledby="new-card"
      onSubmit={(event) => void form.submit(event)}
    >
      <h3 className="h3" id="new-card">
        {t('enterCard')}
      </h3>
      <CardFields form={form} onCancel={onCancel} isDefaultFixed={isFirst}>
        <div className="frame" hidden={Boolean(lost)}>
          <slot name="card" />
        </div>
        {lost && <NotLoaded text={t('frameLost')} onRetry={reopen} />}
      </CardFields>
    </form>
  )
}
