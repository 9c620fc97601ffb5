import { useCallback } from 'react'
import { useWidget } from '../runtime/widget.ts'
import { navigate } from './navigate.ts'

/**
 * Leaves for another page: emits the cancelable stay-navigate event, and navigates unless the host prevents it.
 * `to` names the screen: search, details, checkout, login, trips, lookup, home …
 */
export function useNavigate(): (to: string, url: string, replace?: boolean) => void {
  const { host, emit, environment } = useWidget()
  return useCallback(
    (to, url, replace = false) => navigate({ host, emit, environment }, to, url, replace),
    [host, emit, environment],
  )
}
