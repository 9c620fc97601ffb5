import { useStore } from '@nanostores/react'
import type { User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useSession } from '../../features/use-session.ts'
import { useStored } from '../../features/use-stored.ts'
import { useNavigate } from '../../page/use-navigate.ts'
import { useServices } from '../../page/use-services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { stayAccount } from './element.ts'

const unknown = atom<boolean | undefined>(undefined)
const noUser = atom<User | undefined>(undefined)

export function StayAccount(_props: PropsOf<typeof stayAccount>) {
  const { t, emit } = useWidget()
  const stored = useStored()
  const services = useServices(stored)
  const state = useStore(services?.$signedIn ?? unknown)
  const signedIn = services ? state : stored ? undefined : false
  const navigate = useNavigate()
  const links = useLinks()
  // The trips, for a page without a profile.
  const hasProfile = links.template('profile').includes('{section}')

  // A visitor has no session and does not load its code.
  const { session } = useSession(stored ? services : undefined)
  const currency = useStore(session?.$user ?? noUser)?.preferences?.currency
  useEffect(() => {
    if (signedIn !== undefined) emit('stay-session', { signedIn, ...(currency && { currency }) })
  }, [signedIn, currency, emit])

  const logOut = async () => {
    const session = await services?.session()
    const done = session?.signOut()
    // The local session ends even if the server is slow: elements update before the server answers.
    const next = emit('stay-logout', {}, true) ? 'home' : 'login'
    await done
    navigate(next, links.to(next))
  }
  if (signedIn === undefined) return <div className="acts" aria-busy="true" />
  if (!signedIn) {
    return (
      <a part="link" className="btn" href={links.to('login')}>
        {t('login')}
      </a>
    )
  }
  return (
    <div className="acts">
      <a
        part="link"
        className="btn quiet"
        href={links.to(hasProfile ? 'profile' : 'trips', { section: 'dashboard' })}
      >
        {t('account')}
      </a>
      <button part="logout" type="button" className="btn" onClick={logOut}>
        {t('logout')}
      </button>
    </div>
  )
}
