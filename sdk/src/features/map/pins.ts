import type { Marker as MarkerType } from 'leaflet'
import { Icon } from 'leaflet/src/layer/marker/Icon.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { type Cluster, clusterSize, type MapPoint } from './clusters.ts'

interface PinOptions {
  readonly text: string
  /** Label for screen readers. */
  readonly name: string
  readonly className: string
  readonly pressed?: boolean
  readonly onPress: () => void
}

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'

/** A pin is a real button, built with DOM calls: Leaflet's own icons write HTML, which Trusted Types forbid. */
class PinIcon extends Icon {
  readonly #pin: PinOptions

  constructor(pin: PinOptions) {
    super({ iconUrl: '' })
    this.#pin = pin
  }

  override createIcon(): HTMLElement {
    const { text, name, className, pressed, onPress } = this.#pin
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `leaflet-marker-icon pin num ${className}`
    // The map is laid out left to right; an amount follows its language.
    button.dir = 'auto'
    button.textContent = text
    button.setAttribute('aria-label', name)
    if (pressed !== undefined) button.setAttribute('aria-pressed', String(pressed))
    // Stops the event, so that the map handles neither a click nor a drag. A finger on a pin can be one of two that move the map.
    // Escape is for the card.
    for (const type of ['pointerdown', 'mousedown', 'dblclick', 'keydown'])
      button.addEventListener(
        type,
        (event) => isTouch(event) || (event as KeyboardEvent).key === 'Escape' || event.stopPropagation(),
        { passive: true },
      )
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      onPress()
    })
    return button
  }

  override createShadow(): HTMLElement {
    return document.createElement('span')
  }
}

const markerAt = (lat: number, lng: number, pin: PinOptions): MarkerType =>
  new Marker([lat, lng], {
    icon: new PinIcon(pin),
    interactive: false,
    keyboard: false,
    zIndexOffset: pin.pressed ? 1000 : 0,
  })

/** The pin of one hotel, with its price. */
export function hotelPin(point: MapPoint, chosen: boolean, onPress: () => void): MarkerType {
  const { lat, lng, label, name } = point
  const className = chosen ? 'on' : ''
  return markerAt(lat, lng, { text: label, name: `${name}, ${label}`, className, pressed: chosen, onPress })
}

/** The pin of several hotels, with their number, in one of five sizes. */
export function clusterPin({ lat, lng, points }: Cluster, name: string, onPress: () => void): MarkerType {
  const className = `cluster c${clusterSize(points.length)}`
  return markerAt(lat, lng, { text: String(points.length), name, className, onPress })
}
