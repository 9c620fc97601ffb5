import { type HotelPreferences, type PreferredFilters, preferredFilters } from '@staykit/domain'
import type { ComponentType } from 'react'
import type { Widget } from '../../runtime/widget.ts'
import { chooseIn, takeBackFrom } from './address.ts'
import { Strip, type StripProps } from './strip.tsx'

/** What a member likes, for the lists of one widget. */
export interface Likes {
  readonly preferred: PreferredFilters
  /**
   * Chooses it in the page's address, where that says nothing of filters and was never given any; answers whether lists show
   * it. After the member has left it never comes back, and the address loses it: their likes are no filters of the next visitor.
   */
  readonly choose: (signedIn: boolean) => boolean
  /** Says whether a list is narrowed to it. It comes with this object, so that it is there with the list. */
  readonly Strip: ComponentType<StripProps>
}

/** What a widget was given last, and for what: the same object for the same likes of one login. */
const given = new WeakMap<ShadowRoot, { readonly key: string; readonly likes: Likes }>()

/** For a member who has said what they like; null where that filters no list of this widget. */
export function likesOf(liked: HotelPreferences, widget: Widget): Likes | null {
  const { settings, environment } = widget
  const preferred = preferredFilters(liked, settings.currency ?? '')
  if (!preferred) return null
  const key = JSON.stringify([preferred, settings.locale, settings.currency])
  const last = given.get(widget.root)
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
      given.delete(widget.root)
      takeBackFrom(environment, preferred)
      return false
    },
  }
  given.set(widget.root, { key, likes })
  return likes
}
