import { useWidget } from '../../runtime/widget.ts'

interface NotLoadedProps {
  /** Message; the offline message replaces it when the browser is offline. */
  readonly text?: string | undefined
  readonly onRetry: () => void
}

/** Shows that a part failed to load, with a retry button. */
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
