import type { UserInfo } from '@staykit/contract'
import { cardSubmission, type MemberCardsStore, newDraft } from '@staykit/stores/payments/card/member'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import { CardFields } from './card-fields.tsx'
import { useCardForm } from './use-card-form.ts'
import { useCardFrame } from './use-card-frame.ts'

interface NewCardProps {
  readonly store: MemberCardsStore
  readonly info: UserInfo
  readonly isFirst: boolean
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** A new card: its number is typed in the provider's frame, which no page can read, and only the frame sends it. */
export function NewCard({ store, info, isFirst, onSaved, onCancel }: NewCardProps) {
  const { t } = useWidget()
  // For number and expiry.
  const { current, lost, reopen } = useCardFrame(() => ({
    mode: 'new',
    onChallenge: () => undefined,
  }))
  const form = useCardForm(
    'new',
    newDraft(info),
    async (draft) => {
      const opened = current.current
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
      <Heading level={3} className="h3" id="new-card">
        {t('enterCard')}
      </Heading>
      <CardFields form={form} onCancel={onCancel} isDefaultFixed={isFirst}>
        <div className="frame" hidden={Boolean(lost)}>
          <slot name="card" />
        </div>
        {lost && <NotLoaded text={t('frameLost')} onRetry={reopen} />}
      </CardFields>
    </form>
  )
}
