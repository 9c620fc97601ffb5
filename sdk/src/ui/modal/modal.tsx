import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet } from '../../runtime/widget.ts'
import { isEscape } from '../composing.ts'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/icons.ts'
import css from './modal.css'

interface ModalProps {
  readonly title: string
  readonly children: ReactNode
  /** Without it the dialog cannot be closed: no button, no Escape, no click outside. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
  /** Uses role alertdialog, for an urgent decision. */
  readonly alert?: boolean
  /** The content shows the title; screen readers still read it as the name of the dialog. */
  readonly isTitleHidden?: boolean
  /** Contains a whole screen, which has its own styles. */
  readonly wide?: boolean
  /** `large`: two columns side by side, 880 px. */
  readonly size?: 'large'
}

/** A modal dialog in the top layer: traps the focus and restores it on close. */
export function Modal({
  title,
  children,
  onClose,
  closeLabel = 'Close',
  alert = false,
  isTitleHidden = false,
  wide = false,
  size,
}: ModalProps) {
  useSheet(css)
  const dialog = useModal(onClose)
  const heading = useId()
  return (
    <dialog
      ref={dialog}
      className={['modal', wide && 'wide', size].filter(Boolean).join(' ')}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
    >
      <div className="modal-in">
        <div className="row between top">
          <Heading level={2} className={isTitleHidden ? 'sr' : 'h3'} id={heading}>
            {title}
          </Heading>
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

/** Opens the dialog while it is rendered; Escape and a click outside call `onClose`. */
function useModal(onClose: ModalProps['onClose']) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closing = useRef(onClose)
  closing.current = onClose
  // The cleanup of the layout effect runs while the dialog is in the page, so that closing it restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // Browsers close a dialog at the second Escape, even if the page cancels the first.
    const stay = (event: Event) => {
      event.preventDefault()
      closing.current?.()
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isEscape(event)) return
      closing.current?.()
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
