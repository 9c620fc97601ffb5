import type { Client } from '@staykit/contract/client'
import { loadWithRetries } from '@staykit/stores/environment'
import { useEffect, useMemo, useState } from 'react'
import { useWidget, type Widget } from '../runtime/widget.ts'
import type { Services } from './services.ts'

const load = () => import('./services.ts').then((part) => part.servicesOf)

/**
 * The services of the page; undefined until their code is loaded. With `enabled` false it does not load: the search form
 * waits for the first use of its fields.
 */
export function useServices(enabled = true): Services | undefined {
  const { settings, environment, emit } = useWidget()
  const { apiBase, refId } = settings
  const [services, setServices] = useState<Services>()
  useEffect(() => {
    if (!enabled) return
    let current = true
    const ask = () =>
      void loadWithRetries(load).then(
        (find) => {
          if (current) setServices(find({ apiBase, refId }, environment))
        },
        ({ message }) => {
          if (!current) return
          addEventListener('online', ask, { once: true })
          emit('stay-error', { code: 'CHUNK_FAILED', message })
        },
      )
    ask()
    return () => {
      current = false
    }
  }, [enabled, apiBase, refId, environment, emit])
  return services
}

/** The same for an action before the code is loaded: it runs afterwards. */
export async function loadServices({
  settings,
  environment,
}: Pick<Widget, 'environment'> & {
  readonly settings: Pick<Widget['settings'], 'apiBase' | 'refId'>
}): Promise<Services> {
  const find = await load()
  return find(settings, environment)
}

/** A client that loads its code at the first call; it stays the same when other settings change. */
export function useClient(): Client {
  const { settings, environment } = useWidget()
  const { apiBase, refId } = settings
  return useMemo<Client>(
    () =>
      async (...request) =>
        (await loadServices({ settings: { apiBase, refId }, environment })).client(...request),
    [apiBase, refId, environment],
  )
}
