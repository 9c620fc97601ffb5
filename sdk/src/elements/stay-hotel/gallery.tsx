import type { Hotel } from '@staykit/contract'
import { useState } from 'react'
import { Photo } from '../../ui/hotel/photo.tsx'
import { Icon } from '../../ui/icon.tsx'
import { imageIcon } from '../../ui/icons.ts'
import { Modal } from '../../ui/modal.tsx'
import { useWidget } from '../../widget.ts'

const SHOWN = 5

/** The first photos as a mosaic, and all of them on request; one that cannot be loaded is dropped silently (HOT-329). */
export function Gallery({ hotel }: { hotel: Hotel }) {
  const { t } = useWidget()
  const [broken, setBroken] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const photos = (hotel.images ?? hotel.thumbnails).filter((src) => !broken.includes(src))
  const drop = (src: string) => setBroken((before) => [...before, src])
  const [first] = photos
  if (!first) {
    return (
      <div className="gallery" part="gallery">
        <Photo src={undefined} alt="" />
      </div>
    )
  }
  const image = (src: string, index: number) => (
    <img
      key={src}
      className="photo"
      src={src}
      alt={t('photoOf', { name: hotel.name, number: index + 1 })}
      loading={index > 0 && isOpen ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => drop(src)}
    />
  )
  return (
    <div className={photos.length < SHOWN ? 'gallery few' : 'gallery'} part="gallery">
      {photos.slice(0, SHOWN).map(image)}
      {photos.length > 1 && (
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon d={imageIcon} />
          {t('photoCount', { count: photos.length })}
        </button>
      )}
      {isOpen && (
        <Modal
          title={t('photosOf', { name: hotel.name })}
          onClose={() => setOpen(false)}
          closeLabel={t('close')}
        >
          <div className="photos">{photos.map(image)}</div>
        </Modal>
      )}
    </div>
  )
}
