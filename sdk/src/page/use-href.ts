import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** The page's address, read again after Back, Forward and a step that another element has taken. */
export function useHref(): string {
  const { history, navigation } = useWidget().environment
  const [href, setHref] = useState(navigation.href)
  useEffect(() => {
    const read = () => setHref(navigation.href())
    // It may have changed since this was rendered.
    read()
    return history.onChange(read)
  }, [history, navigation])
  return href
}
