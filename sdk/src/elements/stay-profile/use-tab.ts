import { withQuery } from '@staykit/domain'
import { type MouseEvent, useEffect, useState } from 'react'
import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'

/** In the order of display (ACC-070). */
export const tabs = ['rewards', 'dashboard', 'trips', 'payment'] as const
export type Tab = (typeof tabs)[number]

export interface Tabs {
  readonly tab: Tab
  readonly urlOf: (tab: Tab) => string
  /** Opens a tab on a click on its link; on a page of the profile it changes in place. */
  readonly follow: (tab: Tab, event: MouseEvent) => void
}

/** Whether an address leads here: the same page with its whole query. */
function isAt(url: string, href: string): boolean {
  const [there, here] = [new URL(url, href), new URL(href)]
  const hasQuery = [...there.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  return there.origin === here.origin && there.pathname === here.pathname && hasQuery
}

/** The tab that the address names, else the default of the page; Back and Forward work. */
export function useTabs(initial: Tab): Tabs {
  const widget = useWidget()
  const { history, navigation } = widget.environment
  const links = useLinks()
  const [href, setHref] = useState(navigation.href)
  useEffect(() => history.onChange(() => setHref(navigation.href())), [history, navigation])

  const template = links.template('profile')
  const urlOf = (section: Tab) => {
    const url = links.to('profile', { section })
    return template.includes('{section}') ? url : withQuery(url, { 'stay-tab': section })
  }
  const named = tabs.find((each) => isAt(urlOf(each), href))

  function follow(tab: Tab, event: MouseEvent) {
    const url = urlOf(tab)
    followLink(widget, 'profile', url, event)
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const { pathname, origin } = new URL(url, href)
    const here = new URL(href)
    const isHere = origin === here.origin && (named !== undefined || pathname === here.pathname)
    if (event.defaultPrevented || !isPlain || !isHere) return
    event.preventDefault()
    history.push(url)
    setHref(navigation.href())
  }
  return { tab: named ?? initial, urlOf, follow }
}
