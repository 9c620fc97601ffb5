import type { Hotel } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { type ReactNode, useRef, useState } from 'react'
import { Photo } from '../../features/hotel/photo.tsx'
import { labelText, picturesOf, type ShownPicture } from '../../features/pictures/shown.ts'
import { Strip, showPicture } from '../../features/pictures/strip.tsx'
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
  /** A small screen: one picture at a time, to swipe. */
  readonly mobile?: boolean
  /** A link over the first picture, on a small screen. */
  readonly back: ReactNode
}

/**
 * The first photos as a mosaic, on a small screen all of them in a strip, and large ones on request; a broken photo is removed
 * silently (HOT-329). Photos can be dark or bright, so each control over them has a background of its own. Without photos there
 * is one line, but if all are broken, their space stays.
 */
export function Gallery({ hotel, query, services, mobile = false, back }: GalleryProps) {
  const { t } = useWidget()
  const strip = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<readonly string[]>([])
  const [open, setOpen] = useState<string>()
  const [place, setPlace] = useState(0)
  const all = picturesOf(hotel)
  const photos = all.filter(({ src }) => !broken.includes(src))
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
      <Strip strip={strip} label={t('photosOf', { name: hotel.name })} onPlace={setPlace}>
        {photos.map(({ src, focus }, index) => (
          <Photo
            key={src}
            src={src}
            alt={t('photoOf', { name: hotel.name, number: index + 1 })}
            focus={focus}
            eager={index === 0 || (!mobile && index < SHOWN)}
            onBroken={() => drop(src)}
            onClick={() => setOpen(src)}
          />
        ))}
      </Strip>
      <Labels photos={photos} place={place} onShow={(index) => showPicture(strip.current, index)} />
      {photos.length > 1 && (
        <button
          type="button"
          className="btn disc all"
          aria-haspopup="dialog"
          onClick={() => setOpen(photos[place]?.src ?? first.src)}
        >
          <Icon d={imageIcon} />
          <span>{t('photoCount', { count: photos.length })}</span>
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

interface LabelsProps {
  readonly photos: readonly ShownPicture[]
  readonly place: number
  readonly onShow: (place: number) => void
}

/** What the pictures show, each once: a click scrolls the strip to the first of that kind. */
function Labels({ photos, place, onShow }: LabelsProps) {
  const { t } = useWidget()
  const texts = photos.map(({ label }) => labelText(t, label))
  const kinds = [...new Set(texts.filter(Boolean))]
  if (kinds.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a strip are no fieldset
    <div className="kinds" role="group" aria-label={t('jumpToPictures')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-current={texts[place] === kind ? 'true' : undefined}
          onClick={() => onShow(texts.indexOf(kind))}
        >
          <span className="kind">{kind}</span>
        </button>
      ))}
    </div>
  )
}
