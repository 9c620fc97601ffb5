import { useWidget } from '../../runtime/widget.ts'

interface NotLoadedProps {
  readonly text: string
  readonly onRetry: () => void
}

/** Says that a list could not be had, and asks for it again. */
export function NotLoaded({ text, onRetry }: NotLoadedProps) {
  const { t } = useWidget()
  return (
    <div className="empty" role="alert">
      <p>{text}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
