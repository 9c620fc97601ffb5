import { type HotelPreferences, type PreferredFilters, preferredFilters } from '@staykit/domain'
import { type ListState, type ResultsStore, writeListState } from '@staykit/stores/search'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Widget, WidgetContext } from '../../runtime/widget.ts'
import { adopt } from '../../styles/sheets.ts'
import { chooseIn, takeBackFrom } from './address.ts'
import css from './likes.css'
import { Strip } from './strip.tsx'

/** What a member likes, for the lists of one widget. */
export interface Likes {
  /**
   * Chooses it in the page's address, where that says nothing of filters and was never given any, and shows with the list of
   * the store whether it is on. Once the member has left it is gone for good, there too: their likes are no filters of whoever
   * is there then.
   */
  readonly choose: (signedIn: boolean, store: ResultsStore) => void
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
  let stop: (() => void) | undefined
  let hasLeft = false
  const likes: Likes = {
    choose: (signedIn, store) => {
      if (hasLeft) return
      if (signedIn) {
        chooseIn(environment, preferred)
        stop ??= showWith(widget, store, preferred)
        return
      }
      hasLeft = true
      given.delete(widget.root)
      stop?.()
      takeBackFrom(environment, preferred)
    },
  }
  given.set(widget.root, { key, likes })
  return likes
}

const shown = new WeakMap<ShadowRoot, () => void>()

/** Shows the strip with each list of a store, in place of what this widget has shown so far; answers how to end it. */
function showWith(widget: Widget, store: ResultsStore, preferred: PreferredFilters): () => void {
  const { root, box, environment } = widget
  shown.get(root)?.()
  const put = belowTitle(root)
  const change = (list: ListState) => {
    environment.history.replace(writeListState(environment.navigation.href(), list))
    void store.change(list)
  }
  const show = () =>
    put(
      <WidgetContext value={widget}>
        <Strip state={store.$results.get()} {...{ change, preferred }} />
      </WidgetContext>,
    )
  const forget = store.$results.listen(show)
  // A title is there after the store has changed, and before anything is painted.
  const observer = new MutationObserver(() => !put.isPlaced() && show())
  observer.observe(box, { childList: true, subtree: true })
  show()
  const end = () => {
    forget()
    observer.disconnect()
    put(undefined)
  }
  shown.set(root, end)
  return end
}

/** A place of its own below the title of the list that there is now, as high as what comes; nothing takes it away. */
function belowTitle(shadow: ShadowRoot) {
  let place: HTMLElement | undefined
  let root: Root | undefined
  const titleOf = () => shadow.querySelector('.toolbar-t')
  const put = (what: ReactNode | undefined) => {
    const title = what && titleOf()
    if (!place || place.parentNode !== title) {
      root?.unmount()
      place?.remove()
      place = undefined
      if (!title) return
      adopt(shadow, [css])
      place = document.createElement('div')
      place.className = 'likes-place'
      title.append(place)
      root = createRoot(place)
    }
    root?.render(what)
  }
  const isPlaced = () => (place?.parentNode ?? null) === titleOf()
  return Object.assign(put, { isPlaced })
}
