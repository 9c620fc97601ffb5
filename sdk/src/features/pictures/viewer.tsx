import { messages as viewerTexts } from '@staykit/words/en/viewer'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { backIcon, closeIcon, forwardIcon } from '../../ui/icon/icons.ts'
import { Layer } from '../../ui/layer/layer.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { labelText, type ShownPicture } from './shown.ts'
import { useSwipe } from './use-swipe.ts'
import css from './viewer.css'

interface ViewerProps {
  name: string
  /** Photos that are not known to be broken. */
  photos: readonly ShownPicture[]
  start: string
  onDrop: (src: string) => void
  onClose: () => void
}

/** The current photo. Its neighbours are in the DOM too. */
function usePhotos({ photos: pictures, start, onClose }: ViewerProps) {
  const photos = pictures.map(({ src }) => src)
  const strip = useRef<HTMLDivElement>(null)
  const [src, show] = useState(start)
  const count = photos.length
  const at = Math.max(0, photos.indexOf(src))
  const go = (index: number) => show(photos[(index + count) % count] ?? start)
  const next = photos[(at + 1) % count]
  const before = photos[(at + count - 1) % count]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current photo changes
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  useEffect(() => {
    if (count === 0) onClose()
  }, [count, onClose])

  function onKeyDown(event: KeyboardEvent) {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  // With two photos, the other one is both next and previous.
  const pages = [photos[at], next, before].flatMap((photo, index, all) =>
    photo && all.indexOf(photo) === index ? { photo, place: index === 2 ? -1 : index } : [],
  )
  return { strip, at, count, pages, show, go, onKeyDown }
}

function PhotoViewer(props: ViewerProps) {
  const { name, photos, onDrop, onClose } = props
  const { t } = useWidget()
  useSheet(css)
  const anchor = useRef<HTMLElement>(null)
  const { strip, at, count, pages, show, go, onKeyDown } = usePhotos(props)
  const label = labelText(t, photos[at]?.label)
  return (
    <Layer anchor={anchor} label={t('photosOf', { name })} full className="viewer" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn the photos in addition to the buttons inside */}
      <div className="view" onKeyDown={onKeyDown}>
        <div className="row between">
          <p className="num" role="status">
            {label && <b>{label} </b>}
            <span className="sr">{t('photoAt', { number: at + 1, count })}</span>
            <span aria-hidden="true" dir="ltr">
              {at + 1} / {count}
            </span>
          </p>
          <button type="button" className="btn icon" aria-label={t('close')} onClick={onClose}>
            <Icon d={closeIcon} />
          </button>
        </div>
        <Stage {...{ name, at, count, pages, go, onDrop }} />
        <div className="photos" ref={strip}>
          {photos.map(({ src: photo }, index) => (
            <button
              key={photo}
              type="button"
              aria-label={t('photoOf', { name, number: index + 1 })}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => show(photo)}
            >
              <img className="photo" src={photo} alt="" loading="lazy" onError={() => onDrop(photo)} />
            </button>
          ))}
        </div>
      </div>
    </Layer>
  )
}

interface StageProps extends Pick<ReturnType<typeof usePhotos>, 'at' | 'count' | 'pages' | 'go'> {
  name: string
  onDrop: ViewerProps['onDrop']
}

/** The current photo between its neighbours, and the buttons to turn. */
function Stage({ name, at, count, pages, go, onDrop }: StageProps) {
  const { t } = useWidget()
  const { by, handlers } = useSwipe((step) => go(at + step))
  const step = (index: number, label: string, d: string) => (
    <button type="button" className="btn icon" aria-label={label} onClick={() => go(index)}>
      <Icon d={d} className="flip" />
    </button>
  )
  return (
    <div className={by ? 'stage drawn' : 'stage'} {...handlers}>
      {pages.map(({ photo, place }) => (
        <Large
          key={photo}
          src={photo}
          place={place}
          by={by}
          alt={place ? '' : t('photoOf', { name, number: at + 1 })}
          onDrop={onDrop}
        />
      ))}
      {count > 1 && step(at - 1, t('previousPhoto'), backIcon)}
      {count > 1 && step(at + 1, t('nextPhoto'), forwardIcon)}
    </div>
  )
}

interface LargeProps {
  src: string
  alt: string
  /** 0 is the current one, 1 the next, -1 the previous. */
  place: number
  /** Distance of the drag, px. */
  by: number
  onDrop: ViewerProps['onDrop']
}

/** One of the three rendered pages. */
function Large({ src, alt, place, by, onDrop }: LargeProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {place === 0 && !isLoaded && <span className="spin" />}
      <img
        src={src}
        alt={alt}
        draggable={false}
        style={{ '--place': place, '--by': `${by}px` } as object}
        onLoad={() => setLoaded(true)}
        onError={() => onDrop(src)}
      />
    </>
  )
}

/** All photos full-screen, with arrow keys or swipes; the neighbours are preloaded (PLT-063). */
export const Viewer = withTexts({ viewer: viewerTexts }, PhotoViewer)
