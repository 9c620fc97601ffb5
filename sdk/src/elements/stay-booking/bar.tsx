import type { LinkName } from '@staykit/domain'
import type { Screen } from '../../page/in-place/screens.ts'
import { useWidget } from '../../runtime/widget.ts'
import { nested } from '../../ui/lazy/nested.ts'

const Account = nested('stay-account', 'optional')

interface BarProps {
  readonly screen: Screen
  readonly templates: Readonly<Partial<Record<LinkName, string>>>
}

/** Links to the search, to a reservation, and to the account. */
export function Bar({ screen, templates }: BarProps) {
  const { t } = useWidget()
  const current = (name: Screen) => (screen === name ? ('page' as const) : undefined)
  return (
    <nav className="bar" part="bar" aria-label={t('booking')}>
      <a className="btn quiet" href={templates.home} aria-current={current('search')}>
        {t('newSearch')}
      </a>
      <a className="btn quiet" href={templates.lookup} aria-current={current('lookup')}>
        {t('reservation')}
      </a>
      <Account />
    </nav>
  )
}
