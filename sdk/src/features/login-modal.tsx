import { useEffect, useRef } from 'react'
import { attributesOf } from '../runtime/nested-attributes.ts'
import { useWidget } from '../runtime/widget.ts'
import { nested } from '../ui/lazy/nested.ts'
import { Modal } from '../ui/modal/modal.tsx'

const Login = nested('stay-login')

export interface LoginModalProps {
  title: string
  onLogin: () => void
  /** Without it the dialog stays open until the login. */
  onClose?: (() => void) | undefined
}

/** The login element in a dialog over the page. */
export function LoginModal({ title, onLogin, onClose }: LoginModalProps) {
  const { settings, t } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    element?.addEventListener('stay-login', onLogin)
    return () => element?.removeEventListener('stay-login', onLogin)
  }, [onLogin])
  return (
    <Modal title={title} isTitleHidden onClose={onClose} closeLabel={t('close')}>
      <div ref={box} className="login">
        <Login heading={title} {...attributesOf(settings)} />
      </div>
    </Modal>
  )
}
