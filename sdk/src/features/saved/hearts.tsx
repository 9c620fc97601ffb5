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
 * Puts a heart on the place of each of these hotels, in their order: on the listings of a list, or on the pictures of a
 * hotel's page. They come after what they are on, are placed over its picture, and move nothing.
 */
export function putHearts(
  widget: Widget,
  services: Services,
  selector: string,
  hotels: readonly Hotel[],
): void {
  tidyUp()
  adopt(widget.root, [css])
  const store = savedFor(services, widget.environment)
  widget.root.querySelectorAll(selector).forEach((place, index) => {
    const hotel = hotels[index]
    if (!hotel) return
    let root = roots.get(place)
    if (!root) {
      const own = document.createElement('div')
      own.className = 'hearts'
      place.append(own)
      root = createRoot(own)
      roots.set(place, root)
    }
    root.render(
      <WidgetContext value={widget}>
        <Heart hotel={hotel} store={store} withWord={selector !== LISTINGS} />
        {selector === LISTINGS && <Favorites hotel={hotel} services={services} />}
      </WidgetContext>,
    )
  })
}

const LISTINGS = '.listing'

/** Hearts on the listings of a list. */
export const onListings = (widget: Widget, services: Services, hotels: readonly Hotel[]): void =>
  putHearts(widget, services, LISTINGS, hotels)

/** A heart on the pictures of a hotel's page, which is kept among those that were looked at. */
export function onPage(widget: Widget, services: Services, hotel: Hotel): void {
  putHearts(widget, services, '.gallery', [hotel])
  const { storage, clock } = widget.environment
  viewedHere(storage).add(savedOf(hotel, clock.now()))
}
