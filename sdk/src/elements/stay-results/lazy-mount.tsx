import { type ReactNode, useRef } from 'react'
import { useNear } from '../../ui/use-near.ts'

/** A part that comes when it is scrolled to; its place is kept, so that nothing moves then. */
export function LazyMount({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref)
  return (
    <div ref={ref} className="lazy-mount">
      {near && children}
    </div>
  )
}
