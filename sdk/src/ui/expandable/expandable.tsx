import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../icon/icon.tsx'
import { downIcon } from '../icon/icons.ts'
import css from './expandable.css'

/** Height of a closed block, px (specification of the platform, constants). */
const COLLAPSED_PX = 120

/** A block of text that is cut at 120 px, with a button that expands it; a shorter text has no button. */
export function Expandable({ children }: { readonly children: ReactNode }) {
  useSheet(css)
  const { t } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const inside = box.current?.firstElementChild
    if (!inside) return
    const measure = () => setLong(inside.getBoundingClientRect().height > COLLAPSED_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(inside)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={box} className={isLong && !isOpen ? 'cut' : ''}>
        <div className="col">{children}</div>
      </div>
      {isLong && (
        <button type="button" className="link sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'viewLess' : 'viewMore')}
          <Icon d={downIcon} className="turn" />
        </button>
      )}
    </>
  )
}
