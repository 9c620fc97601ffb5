import { useEffect, useState } from 'react'
import { currentPosition } from '../../page/position.ts'
import { useWidget } from '../../runtime/widget.ts'

const STORAGE_KEY = 'staykit.position-asked'
/** ACC-105 */
const DELAY_MS = 300

/** The position of the traveller, requested once per session, shortly after a trip is visible; a refusal is stored (AQ-58). */
export function usePickup(isEnabled: boolean) {
  const { environment } = useWidget()
  const [pickup, setPickup] = useState<{ readonly lat: number; readonly lng: number }>()
  useEffect(() => {
    const { tabStorage, timers } = environment
    if (!isEnabled || tabStorage.get(STORAGE_KEY)) return
    return timers.after(DELAY_MS, () => {
      tabStorage.set(STORAGE_KEY, 'true')
      currentPosition().then(
        ({ latitude, longitude }) => setPickup({ lat: latitude, lng: longitude }),
        () => undefined,
      )
    })
  }, [isEnabled, environment])
  return pickup
}
