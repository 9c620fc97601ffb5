import { useStore } from '@nanostores/react'
import type { SearchForm } from '@staykit/stores/search'
import { useEffect, useState } from 'react'
import { useReturn } from '../../page/use-return.ts'
import { useWidget } from '../../runtime/widget.ts'
import { LoadingOverlay } from '../../ui/loading-overlay/loading-overlay.tsx'

/** Covers the page with an overlay when the form navigates, unless the host prevents it (HOT-055). */
export function Leaving({ form }: { readonly form: SearchForm }) {
  const { host } = useWidget()
  const { checkIn, checkOut } = useStore(form.$form)
  const [leaving, setLeaving] = useState(false)
  useReturn(() => setLeaving(false))
  useEffect(() => {
    // The host prevents it while the event is dispatched.
    const onNavigate = (event: Event) => queueMicrotask(() => event.defaultPrevented || setLeaving(true))
    host.addEventListener('stay-navigate', onNavigate)
    return () => host.removeEventListener('stay-navigate', onNavigate)
  }, [host])
  return leaving && <LoadingOverlay page checkIn={checkIn} checkOut={checkOut} />
}
