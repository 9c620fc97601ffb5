import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSheet } from '../../runtime/widget.ts'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/icons.ts'
import css from './modal.css'

interface ModalProps {
  readonly title: string
  readonly children: ReactNode
  /** Without it the dialog cannot be closed: no button, no Escape, no click beside it. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
  /** Interrupts for a decision that cannot wait. */
  readonly alert?: boolean
  /** Holds whole screens; its styles are those of whoever asks for it. */
  readonly wide?: boolean
}

/** A modal dialog in the top layer: focus moves in, stays in, and returns to where it was. */
export function Modal({
  title,
  children,
  onClose,
  closeLabel = 'Close',
  alert = false,
  wide = false,
}: ModalProps) {
  useSheet(css)
  const dialog = useModal(onClose)
  const heading = useId()
  return (
    <dialog
      ref={dialog}
      className={wide ? 'modal wide' : 'modal'}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
    >
      <div className="modal-in">
        <div className="row between top">
          <h2 className="h3" id={heading}>
            {title}
          </h2>
          {onClose && (
            <button
              type="button"
              className="btn quiet icon modal-x"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon d={closeIcon} />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Opens the dialog while it is rendered; Escape and a press beside it ask for its end. */
function useModal(onClose: ModalProps['onClose']) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closing = useRef(onClose)
  closing.current = onClose
  // The layout's cleanup runs while the dialog is still in the page: closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // A browser closes a dialog at the second Escape whatever the page says of the first.
    const stay = (event: Event) => {
      event.preventDefault()
      closing.current?.()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      stay(event)
      event.stopPropagation()
    }
    const onPress = (event: MouseEvent) => event.target === element && closing.current?.()
    element.addEventListener('cancel', stay)
    element.addEventListener('keydown', onKey)
    element.addEventListener('pointerdown', onPress)
    return () => element.close()
  }, [])
  return dialog
}
