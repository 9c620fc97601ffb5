import { useRef } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon } from '../../ui/icons.ts'
import { Layer } from '../../ui/layer.tsx'
import { Filters, type FiltersProps } from './filters.tsx'

/** The filters over the page, where there is no room beside the list. */
export function FilterDrawer({ onClose, ...props }: FiltersProps & { onClose: () => void }) {
  const { t } = useWidget()
  const anchor = useRef<HTMLElement>(null)
  return (
    <Layer anchor={anchor} label={t('filters')} full className="drawer" onClose={onClose}>
      <button type="button" className="btn quiet icon drawer-x" aria-label={t('close')} onClick={onClose}>
        <Icon d={closeIcon} />
      </button>
      <Filters {...props} />
      <div className="drawer-foot">
        <button type="button" className="btn primary block" data-focus="" onClick={onClose}>
          {t('showHotels', { count: props.view.count })}
        </button>
      </div>
    </Layer>
  )
}
