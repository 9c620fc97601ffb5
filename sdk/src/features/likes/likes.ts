import { type HotelPreferences, type PreferredFilters, preferredFilters } from '@staykit/domain'
import type { ComponentType } from 'react'
import type { Widget } from '../../runtime/widget.ts'
import { chooseIn, takeBackFrom } from './address.ts'
import { Strip, type StripProps } from './strip.tsx'

/** The preferences of a member, for the lists of one widget. */
export interface Likes {
  readonly preferred: PreferredFilters
  /**
   * Applies them to the page's address, unless it has filters or this was done before; returns whether lists show them. After a
   * logout it does not run, and the address loses them: the next visitor has other preferences.
   */
  readonly choose: (signedIn: boolean) => boolean
  /** The strip that shows whether a list is filtered. Part of this object, so that it is ready with the list. */
  readonly Strip: ComponentType<StripProps>
}

/** The last result by widget, so that the same preferences of one login are the same object. */
const latest = new WeakMap<ShadowRoot, { readonly key: string; readonly likes: Likes }>()

/** For a member with preferences; null if they filter no list of this widget. */
export function likesOf(liked: HotelPreferences, widget: Widget): Likes | null {
  const { settings, environment } = widget
  const preferred = preferredFilters(liked, settings.currency ?? '')
  if (!preferred) return null
  const key = JSON.stringify([preferred, settings.locale, settings.currency])
  const last = latest.get(widget.root)
  if (last?.key === key) return last.likes
  let hasLeft = false
  const likes: Likes = {
    preferred,
    Strip,
    choose: (signedIn) => {
      if (hasLeft) return false
      if (signedIn) {
        chooseIn(environment, preferred)
        return true
      }
      hasLeft = true
      latest.delete(widget.root)
      takeBackFrom(environment, preferred)
      return false
    },
  }
  latest.set(widget.root, { key, likes })
  return likes
}
