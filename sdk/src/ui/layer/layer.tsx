import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSheet } from '../../runtime/widget.ts'
import later from '../../styles/later.css'
import { isEscape } from '../composing.ts'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/icons.ts'
import css from './layer.css'
import { placeBelow } from './place-below.ts'
import { toTopLayer } from './top-layer.ts'

export interface LayerProps {
  /** The anchor: the layer is placed below it, and a click on it is not a click outside. */
  anchor: RefObject<HTMLElement | null>
  label: string
  /** Covers the whole screen as a modal dialog instead of floating below the anchor. */
  full?: boolean
  /** Aligns the ends instead of the starts. */
  end?: boolean
  className?: string
  /** Label of the close button of a full-screen layer; without it the content has its own button. */
  closeLabel?: string
  /** `returnFocus` is false when the traveller has already moved the focus elsewhere. */
  onClose: (returnFocus: boolean) => void
  children: ReactNode
}

/** A dialog in the top layer while it is rendered, so that clipping or transforms of the host do not affect it. Escape closes it. */
export function Layer({
  anchor,
  label,
  full = false,
  end = false,
  className = '',
  closeLabel,
  onClose,
  children,
}: LayerProps) {
  useSheet(later)
  useSheet(css)
  const ref = useRef<HTMLDialogElement>(null)
  useTopLayer(ref, anchor, full, end)
  usePressOutside(ref, anchor, full, onClose)
  return (
    <dialog
      ref={ref}
      className={`layer ${full ? 'cover' : 'pop'} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose(true)
      }}
      onKeyDown={(event) => {
        if (!isEscape(event)) return
        event.stopPropagation()
        onClose(true)
      }}
    >
      {full && closeLabel && (
        <div className="cover-head">
          <b>{label}</b>
          <button
            type="button"
            className="btn quiet icon"
            aria-label={closeLabel}
            onClick={() => onClose(true)}
          >
            <Icon d={closeIcon} />
          </button>
        </div>
      )}
      {children}
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

type Dialog = RefObject<HTMLDialogElement | null>
type Anchor = LayerProps['anchor']

/** Opens the dialog while it is rendered, over the screen or below its anchor. */
function useTopLayer(ref: Dialog, anchor: Anchor, full: boolean, end: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // Either gives the focus to the first control, so that a layer opens at its beginning.
    const leave = full ? showModal(dialog) : toTopLayer(dialog)
    const stop =
      full || !anchor.current ? undefined : placeBelow(dialog, anchor.current, { end, mayCover: true })
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      stop?.()
      leave()
    }
  }, [ref, full, end, anchor])
}

/** A click or focus outside closes a floating layer, and the focus stays where it went. */
function usePressOutside(ref: Dialog, anchor: Anchor, full: boolean, onClose: LayerProps['onClose']) {
  const close = useRef(onClose)
  close.current = onClose
  // Ends with the layer: a passive effect ends after the next paint, and would close the layer that is opened before it.
  useLayoutEffect(() => {
    if (full) return
    const outside = (event: Event) => {
      const path = event.composedPath()
      const inside = (element: EventTarget | null) => element !== null && path.includes(element)
      if (!inside(ref.current) && !inside(anchor.current)) close.current(false)
    }
    const types = ['pointerdown', 'focusin']
    for (const type of types) document.addEventListener(type, outside)
    return () => {
      for (const type of types) document.removeEventListener(type, outside)
    }
  }, [ref, anchor, full])
}
