import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** The page's address, read again after Back, Forward and a step that another element has taken. */
export function useHref(): string {
  const { history, navigation } = useWidget().environment
  const [href, setHref] = useState(navigation.href)
  useEffect(() => history.onChange(() => setHref(navigation.href())), [history, navigation])
  return href
}
