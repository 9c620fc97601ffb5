import type { Hotel } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { type ReactNode, useState } from 'react'
import { Photo } from '../../features/hotel/photo.tsx'
import { Hearts } from '../../features/saved/lazy-hearts.tsx'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { imageIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const Viewer = lazy(() => import('../../features/pictures/viewer.tsx').then((module) => module.Viewer))
const Share = lazy(() => import('./share.tsx').then((module) => module.Share), 'optional')
const SHOWN = 5

interface GalleryProps {
  readonly hotel: Hotel
  readonly query: HotelQuery
  readonly services: Services | undefined
  /** A link over the first picture, on a small screen. */
  readonly back: ReactNode
}

/**
 * The first photos as a mosaic, and all of them on request; a broken photo is removed silently (HOT-329). Photos can be dark
 * or bright, so each control over them has a background of its own. Without photos there is one line, but if all are broken,
 * their space stays.
 */
export function Gallery({ hotel, query, services, back }: GalleryProps) {
  const { t } = useWidget()
  const [broken, setBroken] = useState<readonly string[]>([])
  const [open, setOpen] = useState<string>()
  const all = hotel.images ?? hotel.thumbnails
  const photos = all.filter((src) => !broken.includes(src))
  const drop = (src: string) => setBroken((before) => [...before, src])
  const [first] = photos
  const controls = (
    <div className="onpic">
      {back}
      {services && <Share hotel={hotel} query={query} />}
      {services && <Hearts hotel={hotel} services={services} isPage />}
    </div>
  )
  if (!first) {
    return (
      <div className={all.length > 0 ? 'gallery none lost' : 'gallery none'} part="gallery">
        <Photo src={undefined} alt="" />
        <b>{t('noPictures')}</b>
        {controls}
      </div>
    )
  }
  return (
    <div className={photos.length < SHOWN ? 'gallery few' : 'gallery'} part="gallery">
      {photos.slice(0, SHOWN).map((src, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: duplicates the button for pointers
        <img
          key={src}
          className="photo"
          src={src}
          alt={t('photoOf', { name: hotel.name, number: index + 1 })}
          decoding="async"
          onError={() => drop(src)}
          onClick={() => setOpen(src)}
        />
      ))}
      {photos.length > 1 && (
        <button type="button" className="btn disc" aria-haspopup="dialog" onClick={() => setOpen(first)}>
          <Icon d={imageIcon} />
          {t('photoCount', { count: photos.length })}
        </button>
      )}
      {controls}
      {open && (
        <Viewer
          name={hotel.name}
          photos={photos}
          start={open}
          onDrop={drop}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
