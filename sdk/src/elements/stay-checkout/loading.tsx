import { useWidget } from '../../runtime/widget.ts'

export function Loading() {
  const { t } = useWidget()
  return (
    <div className="card empty" role="status">
      <span className="spin" />
      <p>{t('loadingRate')}</p>
    </div>
  )
}
