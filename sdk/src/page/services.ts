import { type Client, createClient } from '@staykit/contract/client'
import { type BrandStore, createBrand } from '@staykit/stores/brand'
import type { Environment } from '@staykit/stores/environment'
import type { SessionStore } from '@staykit/stores/session'
import { atom, type ReadableAtom } from 'nanostores'
import type { Settings } from '../runtime/settings.ts'
import { askThrice } from '../ui/lazy/ask-thrice.ts'
import { answerOf } from './brand-look.ts'
import { languageInUse } from './language-in-use.ts'
import type { MemberSession } from './member-session.ts'

/** What all widgets of a page with the same refId and API share. */
export interface Services {
  readonly client: Client
  readonly brand: BrandStore
  /** Whether a member is signed in; undefined until it is known. */
  readonly $signedIn: ReadableAtom<boolean | undefined>
  /** The session, whose code is loaded when it is first asked for, and asked for anew after it did not come: then it throws. */
  readonly session: () => Promise<SessionStore>
}

type Where = Pick<Settings, 'apiBase' | 'refId'>

const known = new Map<string, Services>()

/** The services for an element's settings: one set for each API and refId of the page. */
export function servicesOf({ apiBase, refId }: Where, environment: Environment): Services {
  const key = `${apiBase} ${refId}`
  let services = known.get(key)
  if (!services) {
    services = createServices({ apiBase, refId }, environment)
    known.set(key, services)
  }
  return services
}

/** Forgets all services, so that a test starts as a fresh page does. */
export function forgetServices(): void {
  known.clear()
}

/** Bases that are elsewhere, as the page says once for all elements: <meta name="staykit-bases" content="travel=https%3A…"> (PLT-020). */
const basesOfPage = () =>
  Object.fromEntries(
    new URLSearchParams(document.querySelector<HTMLMetaElement>('meta[name=staykit-bases]')?.content),
  )

function createServices({ apiBase, refId }: Where, environment: Environment): Services {
  const $signedIn = atom<boolean | undefined>(undefined)
  let session: Promise<SessionStore> | undefined
  let ready: MemberSession | undefined

  const client = createClient({
    address: apiBase,
    bases: basesOfPage(),
    refId,
    fetch: (url, init) => answerOf(String(url)) ?? environment.fetch(url, init),
    headers: async (call) => ({
      'accept-language': languageInUse({ apiBase, refId }),
      ...(await ready?.headers(call)),
    }),
  })

  async function loadSession() {
    const create = await askThrice(() => import('./member-session.ts').then((part) => part.memberSession))
    ready = create({ client, environment, refId })
    const { session: store } = ready
    store.$status.subscribe((status) => $signedIn.set(status === '' ? undefined : status === 'connected'))
    void store.check()
    return store
  }

  const services: Services = {
    client,
    brand: createBrand({ client, environment, refId }),
    $signedIn,
    session: () => {
      session ??= loadSession().catch((problem) => {
        session = undefined
        throw problem
      })
      return session
    },
  }
  // Without a stored session this is a visitor, and the code of sessions is not needed yet.
  if (environment.storage.get(`staykit.refresh.${refId}`))
    lookAt(services.session, () => $signedIn.set(false))
  else $signedIn.set(false)
  // A login by another provider comes back to the page that it began on, whatever is on it.
  if (environment.navigation.href().includes('stay-login')) {
    // Read at once: the links of another login, which are on this page too, store a verifier of their own.
    const verifier = environment.tabStorage.get(`staykit.social.${refId}`)
    import('./social-return.ts').then((part) => part.finishReturn(services, environment, refId, verifier))
  }
  return services
}

/** A member whose session cannot be looked at sees meanwhile what a visitor sees; it is looked at once there is a line. */
function lookAt(session: Services['session'], onLost: () => void): void {
  session().catch(() => {
    onLost()
    addEventListener('online', () => lookAt(session, onLost), { once: true })
  })
}
