import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messages as viewerTexts } from '../../messages/en-US/viewer.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { backIcon, closeIcon, forwardIcon } from '../../ui/icons.ts'
import { Layer } from '../../ui/layer.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './viewer.css'

interface ViewerProps {
  name: string
  /** Those that can be loaded, as far as is known. */
  photos: readonly string[]
  start: string
  onDrop: (src: string) => void
  onClose: () => void
}

/** Which photo is large. The neighbours are there before they are asked for. */
function usePhotos({ photos, start, onClose }: ViewerProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [src, show] = useState(start)
  const count = photos.length
  const at = Math.max(0, photos.indexOf(src))
  const go = (index: number) => show(photos[(index + count) % count] ?? start)
  const next = photos[(at + 1) % count]
  const before = photos[(at + count - 1) % count]
  useEffect(() => {
    for (const near of [next, before]) if (near) new Image().src = near
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [next, before])
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
  return { strip, at, count, show, go, onKeyDown }
}

function PhotoViewer(props: ViewerProps) {
  const { name, photos, onDrop, onClose } = props
  const { t } = useWidget()
  useSheet(css)
  const anchor = useRef<HTMLElement>(null)
  const { strip, at, count, show, go, onKeyDown } = usePhotos(props)
  const step = (index: number, label: string, d: string) => (
    <button type="button" className="btn icon" aria-label={label} onClick={() => go(index)}>
      <Icon d={d} className="flip" />
    </button>
  )
  const current = photos[at]
  return (
    <Layer anchor={anchor} label={t('photosOf', { name })} full className="viewer" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn the photos, beside the buttons inside */}
      <div className="view" onKeyDown={onKeyDown}>
        <div className="row between">
          <p className="b num" role="status">
            {t('photoAt', { number: at + 1, count })}
          </p>
          <button type="button" className="btn icon" data-focus="" aria-label={t('close')} onClick={onClose}>
            <Icon d={closeIcon} />
          </button>
        </div>
        <div className="stage">
          {current && (
            <Large key={current} src={current} alt={t('photoOf', { name, number: at + 1 })} onDrop={onDrop} />
          )}
          {count > 1 && step(at - 1, t('previousPhoto'), backIcon)}
          {count > 1 && step(at + 1, t('nextPhoto'), forwardIcon)}
        </div>
        <div className="photos" ref={strip}>
          {photos.map((photo, index) => (
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

function Large({ src, alt, onDrop }: { src: string; alt: string; onDrop: ViewerProps['onDrop'] }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {!isLoaded && <span className="spin" />}
      <img src={src} alt={alt} onLoad={() => setLoaded(true)} onError={() => onDrop(src)} />
    </>
  )
}

/** All photos over the whole screen, one large, with the arrow keys, and the next ones loaded ahead (PLT-063). */
export const Viewer = withTexts({ viewer: viewerTexts }, PhotoViewer)
