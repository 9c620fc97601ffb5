import { useSheet } from '../../../runtime/widget.ts'
import form from '../../../ui/form.css'
import { lazy } from '../../../ui/lazy.tsx'
import type { SecurityProps } from '../security/security.tsx'
import type { ProfileStores } from '../use-profile.ts'
import css from './dashboard.css'
import { HotelPreferences } from './hotel-preferences.tsx'
import { PersonalInfo } from './personal-info.tsx'

const Security = lazy<SecurityProps>(() => import('../security/security.tsx').then((part) => part.Security))

/** Personal Info, Hotel Preferences, and what the member logs in with (AQ-39). */
export function Dashboard(stores: ProfileStores) {
  useSheet(form)
  useSheet(css)
  return (
    <div className="dashboard">
      <PersonalInfo {...stores} />
      <HotelPreferences {...stores} />
      <Security {...stores} />
    </div>
  )
}
