import { messages as laterTexts } from '@staykit/words/en/results-later'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'

interface LaterTextProps {
  /** Hotels that came later; undefined while they may come. */
  readonly added: number | undefined
  readonly onShow: () => void
}

function Plain({ added, onShow }: LaterTextProps) {
  const { t } = useWidget()
  if (added === undefined) return t('mayCome')
  return (
    <button type="button" className="btn" onClick={onShow}>
      {t('showMore', { count: added })}
    </button>
  )
}

export const LaterText = withTexts({ 'results-later': laterTexts }, Plain)
