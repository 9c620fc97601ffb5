import type { Environment } from '@staykit/stores/environment'
import { CHANGED, createSaved, type SavedStore } from '@staykit/stores/saved'
import type { Services } from '../../page/services.ts'

const stores = new WeakMap<Services, SavedStore>()

/** The saved hotels of the current user, shared by every widget of these services; follows changes in other tabs. */
export function savedFor(services: Services, environment: Environment): SavedStore {
  const existing = stores.get(services)
  if (existing) return existing
  const store = createSaved({ client: services.client, environment })
  stores.set(services, store)
  services.$signedIn.subscribe((signedIn) => {
    if (signedIn === false) void store.enter(undefined)
    if (signedIn)
      services.session().then(
        (session) => store.enter(session.identityId()),
        () => {},
      )
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'staykit.saved' || key === CHANGED) void store.reload()
  })
  return store
}
