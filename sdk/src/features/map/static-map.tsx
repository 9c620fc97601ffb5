import { useEffect, useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'
import css from './static-map.css'

interface StaticMapProps {
  center: { lat: number; lng: number }
  alt: string
  onOpen: () => void
}

/** Maximum of the longer side, and the step of both sides, in px: few sizes, so that caches are effective. */
const MOST = 640
const STEP = 20
/** Below this height the box has no layout yet, px. */
const LEAST = 100

/** A picture of a place from the maps service of the API (HOT-285), with a button to the live map. */
export function StaticMap({ center, alt, onOpen }: StaticMapProps) {
  const { t, settings } = useWidget()
  useSheet(css)
  const [size, setSize] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) {
        const { width, height } = contentRect
        // Until its sheet is loaded it is as high as its button.
        if (height < LEAST) return
        // Matches the shape of the box: cropping would hide the attribution.
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
