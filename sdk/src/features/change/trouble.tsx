import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import type { OldTrip } from './use-trip.ts'

/** Replaces the cost of a change: the trip is loading, failed to load, or cannot be changed. */
export function OldTripTrouble({ old, onRetry }: { readonly old: OldTrip; readonly onRetry: () => void }) {
  const { t } = useWidget()
  if (old.kind === 'error')
    return <NotLoaded text={failureText(t, old.error)} error={old.error} onRetry={onRetry} />
  if (old.kind === 'loading') return <span className="spin" role="status" aria-label={t('changeLoading')} />
  return <p role="alert">{t('changeTooLate')}</p>
}
