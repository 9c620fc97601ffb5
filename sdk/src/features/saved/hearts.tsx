import type { Hotel } from '@staykit/contract'
import { savedOf, viewedHere } from '@staykit/stores/saved'
import { createRoot, type Root } from 'react-dom/client'
import type { Services } from '../../page/services.ts'
import { type Widget, WidgetContext } from '../../runtime/widget.ts'
import { adopt } from '../../styles/sheets.ts'
import { Favorites } from './favorites.tsx'
import { Heart } from './heart.tsx'
import css from './hearts.css'
import { savedFor } from './saved-of.ts'

const roots = new Map<Element, Root>()

/** Ends the hearts of rows that are gone. */
function tidyUp(): void {
  for (const [place, root] of roots) {
    if (place.isConnected) continue
    root.unmount()
    place.querySelector(':scope > .hearts')?.remove()
    roots.delete(place)
  }
}

/**
 * Puts hearts on the listings of a list, in their order, or one on the pictures of a hotel's page, which is kept among those
 * that were looked at. They come after what they are on, are placed over its picture, and move nothing.
 */
export function putHearts(widget: Widget, services: Services, shown: readonly Hotel[] | Hotel): void {
  tidyUp()
  adopt(widget.root, [css])
  const { storage, clock } = widget.environment
  const page = 'id' in shown ? shown : undefined
  if (page) viewedHere(storage).add(savedOf(page, clock.now()))
  const hotels = 'id' in shown ? [shown] : shown
  const store = savedFor(services, widget.environment)
  widget.root.querySelectorAll(page ? '.gallery' : '.listing').forEach((place, index) => {
    const hotel = hotels[index]
    if (!hotel) return
    rootOf(place).render(
      <WidgetContext value={widget}>
        <Heart hotel={hotel} store={store} withWord={page !== undefined} />
        <Favorites hotel={hotel} services={services} />
      </WidgetContext>,
    )
  })
}

function rootOf(place: Element): Root {
  const known = roots.get(place)
  if (known) return known
  const own = document.createElement('div')
  own.className = 'hearts'
  place.append(own)
  const root = createRoot(own)
  roots.set(place, root)
  return root
}
