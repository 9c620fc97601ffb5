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

function PhotoViewer({ name, photos, start, onDrop, onClose }: ViewerProps) {
  const { t } = useWidget()
  useSheet(css)
  const anchor = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [src, setSrc] = useState(start)
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const at = Math.max(0, photos.indexOf(src))
  const current = photos[at]
  const count = photos.length
  const go = (index: number) => setSrc(photos[(index + count) % count] ?? start)
  const next = photos[(at + 1) % count]
  const before = photos[(at + count - 1) % count]

  // The neighbours are there before they are asked for.
  useEffect(() => {
    for (const near of [next, before]) if (near) new Image().src = near
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [next, before])
  useEffect(() => {
    if (count === 0) onClose()
  }, [count, onClose])

  function onKeyDown(event: KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = {
      ArrowRight: rtl ? at - 1 : at + 1,
      ArrowLeft: rtl ? at + 1 : at - 1,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  const step = (index: number, label: string, d: string) => (
    <button type="button" className="btn icon" aria-label={label} onClick={() => go(index)}>
      <Icon d={d} className="flip" />
    </button>
  )
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
          {current && !loaded.has(current) && <span className="spin" />}
          {current && (
            <img
              key={current}
              src={current}
              alt={t('photoOf', { name, number: at + 1 })}
              onLoad={() => setLoaded(new Set(loaded).add(current))}
              onError={() => onDrop(current)}
            />
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
              onClick={() => setSrc(photo)}
            >
              <img className="photo" src={photo} alt="" loading="lazy" onError={() => onDrop(photo)} />
            </button>
          ))}
        </div>
      </div>
    </Layer>
  )
}

/** All photos over the whole screen, one large, with the arrow keys, and the next ones loaded ahead (PLT-063). */
export const Viewer = withTexts({ viewer: viewerTexts }, PhotoViewer)
