import { useEffect, useState } from 'react'
import type { Services } from './services.ts'
import { useWidget } from './widget.ts'

/**
 * The page's services, undefined until their code is there. With `wanted` false the code is not even asked for:
 * the search form waits for the first use of its fields.
 */
export function useServices(wanted = true): Services | undefined {
  const { settings, environment, emit } = useWidget()
  const { apiBase, refId } = settings
  const [services, setServices] = useState<Services>()
  useEffect(() => {
    if (!wanted) return
    let current = true
    import('./services.ts').then(
      ({ servicesOf }) => {
        if (current) setServices(servicesOf({ apiBase, refId }, environment))
      },
      () => emit('stay-error', { code: 'NETWORK', message: 'A part of Staykit could not be loaded.' }),
    )
    return () => {
      current = false
    }
  }, [wanted, apiBase, refId, environment, emit])
  return services
}
