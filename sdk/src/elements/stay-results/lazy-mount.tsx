import { type ReactNode, useRef } from 'react'
import { useNear } from '../../ui/use-near.ts'

/** A part that mounts when it is scrolled to; its space is reserved, so that nothing moves. */
export function LazyMount({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref)
  return (
    <div ref={ref} className={`lazy-mount ${className}`}>
      {near && children}
    </div>
  )
}
