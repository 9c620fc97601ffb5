import { useStore } from '@nanostores/react'
import type { User } from '@staykit/stores/session'
import { messages as profileTexts } from '@staykit/words/en/profile'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { MemberProps } from '../../features/for-member.tsx'
import type { RewardsProps } from '../../features/rewards/rewards-panel.tsx'
import { useFailure } from '../../features/use-failure.ts'
import { useMember, useSession } from '../../features/use-session.ts'
import { useServices } from '../../page/use-services.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import { attributesOf } from '../../runtime/nested-attributes.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { nested } from '../../ui/lazy/nested.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import type { stayProfile } from './element.ts'
import { Hero } from './hero.tsx'
import css from './styles.css'
import { type ProfileStores, useProfileStores } from './use-profile.ts'
import { type Tab, type Tabs, tabs, useTabs } from './use-tab.ts'

const Dashboard = lazy<ProfileStores>(() =>
  import('./dashboard/dashboard.tsx').then((part) => part.Dashboard),
)
/** Both together: cards that load after the wallet would move it. */
const Payment = lazy<MemberProps>(async () => {
  const [{ CardsPanel }, { WalletPanel }] = await Promise.all([
    import('../../features/payment/card/cards-panel.tsx'),
    import('../../features/payment/wallet/wallet-panel.tsx'),
  ])
  return (member) => (
    <>
      <CardsPanel {...member} />
      <WalletPanel {...member} />
    </>
  )
})
const Rewards = lazy<RewardsProps>(() =>
  import('../../features/rewards/rewards-panel.tsx').then((part) => part.RewardsPanel),
)
const TripsElement = nested('stay-trips')

const noUser = atom<User | undefined>(undefined)

/** After a logout on this page, the login is shown (ACC-068). */
function useLogout() {
  useEffect(() => {
    const toLogin = (event: Event) => event.preventDefault()
    document.addEventListener('stay-logout', toLogin)
    return () => document.removeEventListener('stay-logout', toLogin)
  }, [])
}

function Profile({ tab = 'dashboard' }: PropsOf<typeof stayProfile>) {
  const { t } = useWidget()
  useSheet(css)
  const services = useServices()
  const { session, failure, retry } = useSession(services)
  const user = useStore(session?.$user ?? noUser)
  const signedIn = useMember(services, session !== undefined && !failure)
  const tabState = useTabs(tab)
  const stores = useProfileStores(services, session, user?.id)
  useLogout()
  const profile = useStore(stores?.profile.$profile ?? loading)
  useFailure(profile.kind === 'error' ? profile.error : undefined, () => void stores?.profile.load())
  if (failure) return <NotLoaded text={t('failed')} error={failure} onRetry={retry} />
  if (signedIn === false) return null
  if (!stores || profile.kind === 'loading') return <Skeleton />
  if (profile.kind === 'error')
    return <NotLoaded text={t('failed')} onRetry={() => void stores.profile.load()} />
  return (
    <div className="col g6">
      <Hero stores={stores} info={profile.info} />
      <TabBar {...tabState} />
      <div part="panel" className="col g6 steady">
        <Panel tab={tabState.tab} stores={stores} user={user} />
      </div>
    </div>
  )
}

/** The whole element. */
export const StayProfile = withTexts({ profile: profileTexts }, Profile)

const loading = atom<{ readonly kind: 'loading' }>({ kind: 'loading' })

function TabBar({ tab, urlOf, follow }: Tabs) {
  const { t } = useWidget()
  return (
    <nav className="tabs" part="tabs" aria-label={t('account')}>
      {tabs.map((each) => (
        <a
          key={each}
          href={urlOf(each)}
          aria-current={each === tab ? 'page' : undefined}
          onClick={(event) => follow(each, event)}
        >
          {t(`tab.${each}`)}
        </a>
      ))}
    </nav>
  )
}

interface PanelProps {
  readonly tab: Tab
  readonly stores: ProfileStores
  readonly user: User | undefined
}

function Panel({ tab, stores, user }: PanelProps) {
  if (tab === 'trips') return <Trips />
  if (tab === 'payment') return user && <Payment {...stores} user={user} />
  return tab === 'rewards' ? <Rewards {...stores} /> : <Dashboard {...stores} />
}

/** The element of the trips, with the settings of this one. */
function Trips() {
  const { settings } = useWidget()
  const { theme } = settings
  return <TripsElement {...attributesOf(settings)} {...(theme !== 'auto' && { theme })} />
}

function Skeleton() {
  const { t } = useWidget()
  return (
    <div className="col g6" role="status" aria-label={t('loading')}>
      <div className="hero skel" />
      <div className="skel bar" />
      <div className="card roomy col">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="skel bar" />
        ))}
      </div>
    </div>
  )
}
