import { useEffect, useRef } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { useWidget } from '../../widget.ts'

/** The login box over the page; without `onClose` it stays until somebody has logged in (HOT-251). */
export function LoginDialog({
  title,
  onLogin,
  onClose,
}: {
  title: string
  onLogin: () => void
  onClose?: (() => void) | undefined
}) {
  const { settings, t } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    globalThis.staykit?.load?.('stay-login')
    const element = box.current
    element?.addEventListener('stay-login', onLogin)
    return () => element?.removeEventListener('stay-login', onLogin)
  }, [onLogin])
  const { refId, apiBase, locale } = settings
  return (
    <Modal title={title} onClose={onClose} closeLabel={t('close')}>
      <div ref={box}>
        <stay-login ref-id={refId} api-base={apiBase} locale={locale} />
      </div>
    </Modal>
  )
}
