import { hasStoredSession } from '@staykit/stores/session'
import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** Whether an earlier page, or a login on this one, left a session: most visitors never need the contract of members' calls. */
export function useStored(): boolean {
  const { environment, settings } = useWidget()
  const [woken, setWoken] = useState(false)
  useEffect(() => {
    const wake = () => setWoken(true)
    document.addEventListener('stay-login', wake)
    return () => document.removeEventListener('stay-login', wake)
  }, [])
  return woken || hasStoredSession(environment.storage, settings.refId)
}
