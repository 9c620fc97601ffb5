import { type Client, createClient } from '@staykit/contract/client'
import { type BrandStore, createBrand } from '@staykit/stores/brand'
import { dealCodeOf } from '@staykit/stores/deals'
import { type Environment, loadWithRetries } from '@staykit/stores/environment'
import type { SessionStore } from '@staykit/stores/session'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { responseOf } from '../runtime/brand-answer.ts'
import { storeOwnPrices } from '../runtime/own-prices.ts'
import type { Settings } from '../runtime/settings.ts'
import { languageInUse } from './language-in-use.ts'
import type { MemberSession } from './member-session.ts'

/** Stores shared by all widgets of a page with the same refId and API. */
export interface Services {
  readonly client: Client
  readonly brand: BrandStore
  /** Whether a member is signed in; undefined until known. */
  readonly $signedIn: ReadableAtom<boolean | undefined>
  /** Whether a stored session could not be checked: a member has the view of a visitor. */
  readonly $unchecked: ReadableAtom<boolean>
  /** The session. Its code loads at the first call; rejects when loading fails, and the next call retries. */
  readonly session: () => Promise<SessionStore>
}

type Where = Pick<Settings, 'apiBase' | 'refId'>

const cache = new Map<string, Services>()

/** The services for the settings of an element: one set per API and refId. */
export function servicesOf({ apiBase, refId }: Where, environment: Environment): Services {
  const key = `${apiBase} ${refId}`
  let services = cache.get(key)
  if (!services) {
    services = createServices({ apiBase, refId }, environment)
    cache.set(key, services)
  }
  return services
}

/** Clears all services, so that a test starts like a new page. */
export function forgetServices(): void {
  cache.clear()
}

/** Base URLs elsewhere, set once for the page: <meta name="staykit-bases" content="travel=https%3A…"> (PLT-020). */
const basesOfPage = () =>
  Object.fromEntries(
    new URLSearchParams(document.querySelector<HTMLMetaElement>('meta[name=staykit-bases]')?.content),
  )

function createServices({ apiBase, refId }: Where, environment: Environment): Services {
  const $signedIn = atom<boolean | undefined>(undefined)
  const $unchecked = atom(false)
  let session: Promise<SessionStore> | undefined
  let ready: MemberSession | undefined

  const client = createClient({
    address: apiBase,
    bases: basesOfPage(),
    refId,
    fetch: (url, init) => responseOf(String(url)) ?? environment.fetch(url, init),
    headers: async (call) => ({
      'accept-language': languageInUse({ apiBase, refId }),
      ...(await ready?.headers(call)),
    }),
  })

  async function loadSession() {
    const create = await loadWithRetries(() =>
      import('./member-session.ts').then((part) => part.memberSession),
    )
    ready = create({ client, environment, refId })
    const { session: store } = ready
    store.$status.subscribe((status) => $signedIn.set(status === '' ? undefined : status === 'connected'))
    store.$failure.subscribe((failure) => $unchecked.set(failure !== undefined))
    void store.check()
    return store
  }

  const services: Services = {
    client,
    brand: createBrand({ client, environment, refId }),
    $signedIn,
    $unchecked,
    session: () => {
      session ??= loadSession().catch((problem) => {
        session = undefined
        throw problem
      })
      return session
    },
  }
  // Without a stored session this is a visitor, and the code of sessions is not loaded.
  if (environment.storage.get(`staykit.refresh.${refId}`))
    lookAt(services.session, () => {
      $signedIn.set(false)
      $unchecked.set(true)
    })
  else $signedIn.set(false)
  computed([$signedIn, $unchecked, dealCodeOf(environment)], (signedIn, isUnchecked, dealCode) =>
    signedIn === undefined ? undefined : signedIn || isUnchecked || dealCode !== '',
  ).subscribe((has) => has !== undefined && storeOwnPrices(refId, has))
  // A federated login returns to the page that it started on, whichever elements that has.
  if (environment.navigation.href().includes('stay-login')) {
    // Read synchronously: the links of the login on this page store a new verifier.
    const verifier = environment.tabStorage.get(`staykit.social.${refId}`)
    void loadWithRetries(() => import('./social-return.ts')).then((part) =>
      part.finishReturn(services, environment, refId, verifier),
    )
  }
  return services
}

/** A member whose session cannot be checked gets the visitor's view until it can; retries when online. */
function lookAt(session: Services['session'], onLost: () => void): void {
  session().catch(() => {
    onLost()
    addEventListener('online', () => lookAt(session, onLost), { once: true })
  })
}
