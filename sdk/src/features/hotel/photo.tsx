import type { PictureFacts } from '@staykit/contract'
import { type SyntheticEvent, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { hotelIcon } from '../../ui/icon/icons.ts'

interface PhotoProps {
  src: string | undefined
  alt: string
  /** What a crop keeps. */
  focus?: PictureFacts['focus']
  /** Loads eagerly instead of when it comes near the viewport. */
  eager?: boolean
  onClick?: () => void
  /** Replaces the placeholder of a broken picture. */
  onBroken?: () => void
}

/** Less of a picture than this, and a crop shows nonsense: a wall without its house. */
const LEAST_SHOWN = 0.55

/** Steps of a focus in the styles: no style attribute, which a content policy may forbid in served HTML. */
const STEPS = 10

/** A picture of a hotel, or a placeholder when it is missing or broken (HOT-328). */
export function Photo({ src, alt, focus, eager, onClick, onBroken }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const [whole, setWhole] = useState<string>()
  if (!src || broken === src) {
    return (
      <span className="photo none">
        <Icon d={hotelIcon} />
      </span>
    )
  }
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (!focus && shownOf(currentTarget) < LEAST_SHOWN) setWhole(src)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: callers have a button for the keyboard
    <img
      className={whole === src ? 'photo whole' : 'photo'}
      src={src}
      alt={alt}
      data-x={focus && Math.round(focus.x * STEPS)}
      data-y={focus && Math.round(focus.y * STEPS)}
      style={whole === src ? { backgroundImage: `url(${JSON.stringify(src)})` } : undefined}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={onLoad}
      onError={onBroken ?? (() => setBroken(src))}
      onClick={onClick}
    />
  )
}

/** Share of a picture that its box shows when it is filled. */
function shownOf({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement): number {
  if (!naturalHeight || !clientHeight) return 1
  const own = naturalWidth / naturalHeight
  const box = clientWidth / clientHeight
  return Math.min(own / box, box / own)
}
