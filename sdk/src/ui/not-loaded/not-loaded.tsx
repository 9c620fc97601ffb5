import { useWidget } from '../../runtime/widget.ts'
import { type Failed, mayPass, refusalText } from '../failure-text.ts'

interface NotLoadedProps {
  /** Message; the offline message replaces it when the browser is offline. */
  readonly text?: string | undefined
  /** With an answer that no retry can change, its own text replaces the message and the button. */
  readonly error?: (Failed & { readonly status?: number | undefined }) | undefined
  readonly onRetry: () => void
}

/** Shows that a part failed to load, with a retry button. */
export function NotLoaded({ text, error, onRetry }: NotLoadedProps) {
  const { t } = useWidget()
  if (!mayPass(error))
    return (
      <p className="empty" role="alert">
        {(error && refusalText(t, error)) ?? text}
      </p>
    )
  return (
    <div className="empty" role="alert">
      <p>{navigator.onLine ? (text ?? t('NETWORK')) : `${t('offline')} ${t('offlineHint')}`}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  )
}
