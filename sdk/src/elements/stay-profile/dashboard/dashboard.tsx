import { useStore } from '@nanostores/react'
import { useSheet } from '../../../runtime/widget.ts'
import form from '../../../ui/field/form.css'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import type { SecurityProps } from '../security/security.tsx'
import type { ProfileStores } from '../use-profile.ts'
import css from './dashboard.css'
import { HotelPreferences } from './hotel-preferences.tsx'
import { PersonalInfo } from './personal-info.tsx'

const Security = lazy<SecurityProps>(() => import('../security/security.tsx').then((part) => part.Security))

/** Personal Info, Hotel Preferences, and login details (AQ-39); narrow for members of an external login (ACC-077). */
export function Dashboard(stores: ProfileStores) {
  useSheet(form)
  useSheet(css)
  const user = useStore(stores.session.$user)
  return (
    <div className={user?.isAuthenticatedWithSocial ? 'dashboard thin' : 'dashboard'}>
      <PersonalInfo {...stores} />
      <HotelPreferences {...stores} />
      <Security {...stores} />
    </div>
  )
}
