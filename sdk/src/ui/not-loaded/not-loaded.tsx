import { useWidget } from '../../runtime/widget.ts'

interface NotLoadedProps {
  /** What could not be had; whoever is offline reads that instead. */
  readonly text?: string | undefined
  readonly onRetry: () => void
}

/** Says that a part could not be had, and asks for it again. */
export function NotLoaded({ text, onRetry }: NotLoadedProps) {
  const { t } = useWidget()
  return (
    <div className="empty" role="alert">
      <p>{navigator.onLine ? (text ?? t('NETWORK')) : `${t('offline')} ${t('offlineHint')}`}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  )
}
