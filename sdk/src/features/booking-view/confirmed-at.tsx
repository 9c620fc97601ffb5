import { useWidget } from '../../runtime/widget.ts'

/** "The hotel confirmed at 6:43 PM", with the day when that was another one; times are those of this device. */
export function ConfirmedAt({ instant }: { readonly instant: string | undefined }) {
  const { t, settings } = useWidget()
  const at = new Date(instant ?? '')
  if (Number.isNaN(at.getTime())) return null
  const time = at.toLocaleTimeString(settings.locale, { hour: 'numeric', minute: '2-digit' })
  const isToday = at.toDateString() === new Date().toDateString()
  const date = at.toLocaleDateString(settings.locale, { month: 'short', day: 'numeric', year: 'numeric' })
  return (
    <p className="sm muted" data-confirmed>
      {isToday ? t('confirmedAt', { time }) : t('confirmedOn', { date, time })}
    </p>
  )
}
