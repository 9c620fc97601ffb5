import { useWidget } from '../../runtime/widget.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { ChoiceCard, type ChoiceProps } from './choice-card.tsx'

/** The card of the chosen rate in a dialog. */
export function ChoiceSheet({ onClose, ...props }: ChoiceProps & { readonly onClose: () => void }) {
  const { t } = useWidget()
  return (
    <Modal title={t('yourChoice')} isTitleHidden closeLabel={t('close')} onClose={onClose}>
      <ChoiceCard {...props} />
    </Modal>
  )
}
