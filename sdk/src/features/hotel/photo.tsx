import { useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { hotelIcon } from '../../ui/icon/icons.ts'

interface PhotoProps {
  src: string | undefined
  alt: string
  /** Loads eagerly instead of when it comes near the viewport. */
  eager?: boolean
}

/** A picture of a hotel, or a placeholder when it is missing or broken (HOT-328). */
export function Photo({ src, alt, eager }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) {
    return (
      <span className="photo none">
        <Icon d={hotelIcon} />
      </span>
    )
  }
  return (
    <img
      className="photo"
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
