import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** The address of the page, updated after Back, Forward and navigations of other elements. */
export function useHref(): string {
  const { history, navigation } = useWidget().environment
  const [href, setHref] = useState(navigation.href)
  useEffect(() => {
    const read = () => setHref(navigation.href())
    // It may have changed since the render.
    read()
    return history.onChange(read)
  }, [history, navigation])
  return href
}
