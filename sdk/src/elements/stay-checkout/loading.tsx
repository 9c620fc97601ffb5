import { useWidget } from '../../runtime/widget.ts'

export function Loading({ text = 'loadingRate' }: { readonly text?: 'loadingRate' | 'oneMoment' }) {
  const { t } = useWidget()
  return (
    <div className="card empty" role="status">
      <span className="spin" />
      <p>{t(text)}</p>
    </div>
  )
}
