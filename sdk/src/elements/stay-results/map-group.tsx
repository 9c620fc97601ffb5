import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { MapPoint } from '../../features/map/clusters.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'

interface MapGroupProps {
  points: readonly MapPoint[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** Hotels at one position, which no zoom separates, as a list. */
export function MapGroup({ points, onChoose, onClose }: MapGroupProps) {
  const { t } = useWidget()
  const list = useRef<HTMLUListElement>(null)
  const title = t('clusterCount', { count: points.length })
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    // Or the dialog of a phone's map would close too.
    event.preventDefault()
    onClose()
  }
  return (
    <section className="map-group" aria-label={title} onKeyDown={onKeyDown}>
      <div className="row between">
        <b>{title}</b>
        <button type="button" className="btn quiet icon" aria-label={t('closeCard')} onClick={onClose}>
          <Icon d={closeIcon} />
        </button>
      </div>
      <ul ref={list}>
        {points.map(({ id, name, label }) => (
          <li key={id}>
            <button type="button" className="row between" onClick={() => onChoose(id)}>
              <span>{name}</span>
              <b className="num">{label}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
