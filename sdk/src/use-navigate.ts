import { useCallback } from 'react'
import { type Destination, navigate } from './navigate.ts'
import { useWidget } from './widget.ts'

/** navigate() for this widget. */
export function useNavigate(): (to: Destination, url: string, replace?: boolean) => void {
  const widget = useWidget()
  return useCallback((to, url, replace) => navigate(widget, to, url, replace), [widget])
}
