import { loadWithRetries } from '@staykit/stores/environment'
import { browserEnvironment } from '../../runtime/browser-environment.ts'
import { emit } from '../../runtime/emit.ts'
import { loadElement } from '../../runtime/load-element.ts'
import { attributesOf } from '../../runtime/nested-attributes.ts'
import { type PageSettings, type Settings, settingsOf } from '../../runtime/settings.ts'
import { isInView } from '../in-view.ts'
import { follow, type Go } from './follow.ts'
import { type Screen, screenOf } from './screens.ts'

/** Elements that show a screen, anywhere on the page. */
const takers: Readonly<Record<Screen, string>> = {
  search: 'stay-search',
  results: 'stay-results',
  hotel: 'stay-hotel, stay-rates',
  checkout: 'stay-checkout',
  account: 'stay-login, stay-trips, stay-profile',
  lookup: 'stay-lookup',
  booking: 'stay-lookup',
}

const { history, navigation } = browserEnvironment
const settings = (element: Element): Settings => settingsOf(element, element as PageSettings)

/** The element that shows a screen for the same brand: next to the one that requests it, or anywhere on the page. */
function takerOf(screen: Screen, from: Element): Element | undefined {
  const { refId } = settings(from)
  const root = from.getRootNode() as Document | ShadowRoot
  const all = [root, document].flatMap((each) => [
    ...each.querySelectorAll(`stay-booking, ${takers[screen]}`),
  ])
  return all.find((element) => settings(element).refId === refId)
}

let isOpening = false

/** No element of the page shows the screen, so the journey opens in a dialog and continues there. */
async function openJourney(from: Element): Promise<void> {
  if (isOpening) return
  isOpening = true
  try {
    await loadWithRetries(() => loadElement('stay-booking'))
    document.body.append(journeyOf(from))
  } catch (problem) {
    // The next click tries again.
    emit(from, 'stay-error', { code: 'CHUNK_FAILED', message: (problem as Error).message })
  }
  isOpening = false
}

function journeyOf(from: Element): Element {
  const { urls: _, ...own } = settings(from)
  const journey = document.createElement('stay-booking')
  const attributes = {
    ...attributesOf({ ...own, urls: {} }),
    theme: own.theme,
    mode: 'dialog',
    'heading-level': '2',
  }
  for (const [name, value] of Object.entries(attributes)) journey.setAttribute(name, value)
  return journey
}

const go: Go = (url, replace, from) => {
  const there = new URL(url, navigation.href()).href
  const screen = screenOf(there)
  const element = from instanceof Element ? from : document.documentElement
  const taker = screen && takerOf(screen, element)
  if (screen && !taker) void openJourney(element)
  if (there !== navigation.href()) history[replace ? 'replace' : 'push'](there)
  dispatchEvent(new CustomEvent('stay-go', { detail: taker ? undefined : screen }))
  if (taker && !isInView(taker)) taker.scrollIntoView()
}

/** A shared link can name a screen that no element of the page shows; it opens too. */
function openShared(first: Element): void {
  const screen = screenOf(navigation.href())
  if (screen && first.isConnected && !takerOf(screen, first)) void openJourney(first)
}

let isStarted = false

/**
 * Connects the elements of this page, `first` and later ones: a navigation to a screen without a page of its own is shown by
 * another element, or by the whole journey in a dialog. The listener is on the window, so that a page can handle the event
 * first.
 */
export function startRouter(first: Element): void {
  if (isStarted) return
  isStarted = true
  follow(window, navigation.href, go)
  if (document.readyState === 'complete') openShared(first)
  else addEventListener('load', () => openShared(first))
}
