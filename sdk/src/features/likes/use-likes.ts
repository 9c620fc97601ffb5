import { loadWithRetries } from '@staykit/stores/environment'
import { useEffect, useState } from 'react'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { WidgetAccess } from '../use-access.ts'
import type { Likes } from './likes.ts'

/**
 * The preferences of the current or last member; undefined until known, null if there are none or for visitors, who do not
 * load their code. A failure is ignored.
 */
export function useLikes(
  services: Services | undefined,
  { isChecking, signedIn }: WidgetAccess,
): Likes | null | undefined {
  const widget = useWidget()
  const [likes, setLikes] = useState<Likes | null>()
  useEffect(() => {
    if (!signedIn) return
    let stop: (() => void) | undefined
    services?.session().then((session) => {
      stop = session.$user.subscribe((user) => {
        const liked = user?.preferences
        if (liked)
          loadWithRetries(() => import('./likes.ts'))
            .then(
              (part) => part.likesOf(liked, widget),
              () => null,
            )
            .then(setLikes)
        else if (user) setLikes(liked)
      })
    })
    return () => stop?.()
  }, [services, signedIn, widget])
  return isChecking || signedIn ? likes : (likes ?? null)
}
