import { useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'
import css from './still-map.css'

interface StillMapProps {
  center: { lat: number; lng: number }
  alt: string
  onOpen: () => void
}

/** Size of the picture, in px. */
const SIZE = '640x640'

/** A picture of a place from the maps service of the API (HOT-285), and the way to the live map. */
export function StillMap({ center, alt, onOpen }: StillMapProps) {
  const { t, settings } = useWidget()
  useSheet(css)
  const [broken, setBroken] = useState(false)
  const query = new URLSearchParams({
    center: `${center.lat},${center.lng}`,
    zoom: '14',
    size: SIZE,
    maptype: 'roadmap',
  })
  return (
    <div className="still">
      <img
        src={`${settings.apiBase}/travel/maps/static?${query}`}
        alt={alt}
        loading="lazy"
        hidden={broken}
        onError={() => setBroken(true)}
      />
      <button type="button" className="btn" onClick={onOpen}>
        <Icon d={pinIcon} />
        {t('mapView')}
      </button>
    </div>
  )
}
