import type { Client } from '@staykit/contract'
import type { Environment } from '@staykit/stores/environment'
import { useMemo } from 'react'
import { useServices } from '../page/use-services.ts'
import { useWidget } from '../runtime/widget.ts'

interface StoreOptions {
  readonly client: Client
  readonly environment: Environment
  readonly locale: string
}

/** The services of this widget, and a store that is created once they and the currency are known. */
export function usePageStore<S>(create: (options: StoreOptions) => S) {
  const { settings, environment } = useWidget()
  const { locale, currency } = settings
  const services = useServices()
  const client = currency ? services?.client : undefined
  const store = useMemo(
    () => client && create({ client, environment, locale }),
    [client, create, environment, locale],
  )
  return { services, store }
}
