import { useEffect, useRef } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'
import { Layer } from '../../ui/layer/layer.tsx'
import { Filters, type FiltersProps } from './filters.tsx'

interface FilterDrawerProps extends FiltersProps {
  /** The number of hotels that match; without a match the view has all hotels. */
  readonly matching: number
  readonly onClose: () => void
}

/** The filters in a drawer on the right (AQ-60), if there is no space beside the list; a click on the backdrop closes it. */
export function FilterDrawer({ matching, onClose, ...props }: FilterDrawerProps) {
  const { t } = useWidget()
  const anchor = useRef<HTMLElement>(null)
  const inside = useRef<HTMLButtonElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const press = ({ target, clientX }: MouseEvent) => {
      const { left = 0, right = 0 } = dialog?.getBoundingClientRect() ?? {}
      // The backdrop belongs to the dialog, beside its box.
      if (target === dialog && (clientX < left || clientX > right)) close.current()
    }
    dialog?.addEventListener('click', press)
    return () => dialog?.removeEventListener('click', press)
  }, [])
  return (
    <Layer anchor={anchor} label={t('filters')} full className="drawer" onClose={onClose}>
      <button
        ref={inside}
        type="button"
        className="btn quiet icon drawer-x"
        aria-label={t('close')}
        onClick={onClose}
      >
        <Icon d={closeIcon} />
      </button>
      <Filters {...props} coversChips />
      <div className="drawer-foot">
        <button type="button" className="btn primary block" onClick={onClose}>
          {t('showHotels', { count: matching })}
        </button>
      </div>
    </Layer>
  )
}
