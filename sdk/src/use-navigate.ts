import { useCallback } from 'react'
import { useWidget } from './widget.ts'

/**
 * Leaves for another page: says so with the cancelable stay-navigate event, and goes unless the host routes by itself.
 * `to` names the screen: search, details, checkout, login, trips, lookup, home …
 */
export function useNavigate(): (to: string, url: string, replace?: boolean) => void {
  const { emit, environment } = useWidget()
  return useCallback(
    (to, url, replace = false) => {
      if (!emit('stay-navigate', { to, url }, true)) return
      if (replace) environment.navigation.replace(url)
      else environment.navigation.assign(url)
    },
    [emit, environment],
  )
}
