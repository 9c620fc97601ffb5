import type { Contract } from '@staykit/contract'
import type { TripKey } from '@staykit/stores/booking'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { messages as changeTexts } from '../../messages/en-US/change.ts'
import type { ScreenLinks } from '../../page/brand-gate.tsx'
import { type Widget, WidgetContext } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { Banner } from './banner.tsx'
import { ChangeDialog } from './dialog.tsx'
import { Replaced } from './replaced.tsx'

/** Whose page a change is told on. */
export interface Page {
  readonly widget: Widget
  readonly links: ScreenLinks
}

const roots = new Map<Element, Root>()

const Worded = withTexts({ change: changeTexts }, ({ children }: { children: ReactNode }) => children)

function show(place: Element, widget: Widget, shown: ReactNode): void {
  for (const [known, root] of roots) {
    if (known.isConnected) continue
    root.unmount()
    roots.delete(known)
  }
  const root = roots.get(place) ?? createRoot(place)
  roots.set(place, root)
  root.render(
    <WidgetContext value={widget}>
      <Worded>{shown}</Worded>
    </WidgetContext>,
  )
}

/**
 * Tells of a change in a place of the widget's: above a hotel's rates (its id), a contract to be paid, or a booking. Without a
 * place it asks in a dialog whether the dates of a booked trip shall be changed, and what that costs.
 */
export function showChange(page: Page, of: string | Contract | TripKey, place?: Element | null): void {
  const { widget } = page
  if (place) {
    show(place, widget, told(page, of))
    return
  }
  const own = document.createElement('div')
  widget.box.append(own)
  const close = () => {
    roots.get(own)?.unmount()
    roots.delete(own)
    own.remove()
  }
  const { tripNumber = '', ...who } = of as Contract | TripKey
  const email = 'email' in who ? who.email : (who.customer?.email ?? '')
  show(own, widget, <ChangeDialog trip={{ tripNumber, email }} links={page.links} onClose={close} />)
}

function told(page: Page, of: string | Contract | TripKey): ReactNode {
  if (typeof of === 'string') return <Banner hotelId={of} page={page} />
  if (!('hotel' in of)) return null
  return of.isBooked ? <Replaced booking={of} /> : <Banner hotelId={of.hotel.id} contract={of} page={page} />
}
