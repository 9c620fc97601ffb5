import { cardSubmission, type MemberCard, type MemberCardsStore } from '@staykit/stores/payments/card/member'
import { useWidget } from '../../../runtime/widget.ts'
import { CardFields, ExpiryFields } from './card-fields.tsx'
import { useCardForm } from './use-card-form.ts'

interface EditCardProps {
  readonly card: MemberCard
  readonly name: string
  readonly store: MemberCardsStore
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Editable fields of a card: all except number and type (ACC-179). */
export function EditCard({ card, name, store, onSaved, onCancel }: EditCardProps) {
  const { t } = useWidget()
  const form = useCardForm(
    'edit',
    card.draft,
    (draft) => store.update(card.id, cardSubmission(draft, card.type)),
    onSaved,
  )
  return (
    <form
      part="card-form"
      className="col"
      noValidate
      aria-label={`${t('edit')}: ${name}`}
      onSubmit={(event) => void form.submit(event)}
    >
      <CardFields form={form} onCancel={onCancel} isDefaultFixed={card.isDefault}>
        <ExpiryFields form={form} />
      </CardFields>
    </form>
  )
}
