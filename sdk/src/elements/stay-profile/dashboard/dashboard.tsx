import { useSheet } from '../../../runtime/widget.ts'
import form from '../../../ui/form.css'
import type { ProfileStores } from '../use-profile.ts'
import css from './dashboard.css'
import { HotelPreferences } from './hotel-preferences.tsx'
import { PersonalInfo } from './personal-info.tsx'

/** Personal Info and Hotel Preferences. */
export function Dashboard(stores: ProfileStores) {
  useSheet(form)
  useSheet(css)
  return (
    <div className="dashboard">
      <PersonalInfo {...stores} />
      <HotelPreferences {...stores} />
    </div>
  )
}
