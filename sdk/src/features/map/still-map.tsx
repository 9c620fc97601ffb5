import { useEffect, useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'
import css from './still-map.css'

interface StillMapProps {
  center: { lat: number; lng: number }
  alt: string
  onOpen: () => void
}

/** The longer side of the picture at most, and the steps of its sides, px: few shapes, so that a cache has them. */
const MOST = 640
const STEP = 20
/** Less high it has not been laid out, px. */
const LEAST = 100

/** A picture of a place from the maps service of the API (HOT-285), and the way to the live map. */
export function StillMap({ center, alt, onOpen }: StillMapProps) {
  const { t, settings } = useWidget()
  useSheet(css)
  const [size, setSize] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver((seen) => {
      for (const { contentRect } of seen) {
        const { width, height } = contentRect
        // Until its sheet is there it is as high as its button.
        if (height < LEAST) return
        // Cut to the box, a picture of another shape would lose the names of those whose data it shows.
        const step = Math.max(1, width / MOST, height / MOST) * STEP
        setSize(`${Math.round(width / step) * STEP}x${Math.round(height / step) * STEP}`)
        watch.disconnect()
      }
    })
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className="still" ref={box}>
      {size && (
        <img
          src={`${settings.apiBase}/travel/maps/static?center=${center.lat},${center.lng}&zoom=14&size=${size}&maptype=roadmap`}
          alt={alt}
          loading="lazy"
          onError={() => setSize('')}
        />
      )}
      <button type="button" className="btn" onClick={onOpen}>
        <Icon d={pinIcon} />
        {t('mapView')}
      </button>
    </div>
  )
}
