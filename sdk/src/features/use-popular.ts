import { locationsPopular, type WireLocation } from '@staykit/contract'
import { readOnce } from '@staykit/stores/loader'
import type { SavedSearch } from '@staykit/stores/search'
import { useEffect, useMemo, useState } from 'react'
import { servicesOf } from '../page/services.ts'
import { useWidget } from '../runtime/widget.ts'

const STORED_MS = 3_600_000
const none: readonly never[] = []

/** Popular cities of the brand that are not among the recent ones; none until they are loaded, or if they cannot be. */
export function usePopular(isShown: boolean, recent: readonly Pick<SavedSearch, 'place'>[] = none) {
  const { settings, environment } = useWidget()
  const [cities, setCities] = useState<readonly WireLocation[]>([])
  useEffect(() => {
    if (!isShown) return
    let current = true
    readOnce(servicesOf(settings, environment).client, locationsPopular, {}, STORED_MS).then(
      ({ locations }) => current && setCities(locations),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [isShown, settings, environment])
  return useMemo(() => {
    const items = cities.filter(({ id }) => !recent.some(({ place }) => place?.id === id))
    return isShown && items.length > 0 ? [{ name: 'popular' as const, items }] : []
  }, [isShown, cities, recent])
}
