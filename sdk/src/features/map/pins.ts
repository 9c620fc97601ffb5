import type { Marker as MarkerType } from 'leaflet'
import { Icon } from 'leaflet/src/layer/marker/Icon.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { type Cluster, clusterSize, type MapPoint } from './clusters.ts'

interface PinOptions {
  /** Lines of its label. */
  readonly lines: readonly string[]
  /** Name for screen readers, where it says more than the lines. */
  readonly name?: string
  readonly className: string
  readonly pressed?: boolean
  readonly onPress: () => void
  /** Called with false when the pointer or the focus leaves. */
  readonly onPoint?: (isOn: boolean) => void
}

/** Drawing order, from below: names, dots, pins, clusters, the pointed pin, the chosen one. Leaflet adds the row in px. */
const ORDER = { dot: -50_000, pin: 0, cluster: 50_000, pointed: 100_000, chosen: 150_000 } as const

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'

/** A pin is a real button, built with DOM calls: Leaflet's own icons write HTML, which Trusted Types forbid. */
class PinIcon extends Icon {
  readonly button: HTMLButtonElement

  constructor({ lines, name, className, pressed, onPress, onPoint }: PinOptions) {
    super({ iconUrl: '' })
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `leaflet-marker-icon pin num ${className}`
    // The map is laid out left to right; an amount follows its language.
    button.dir = 'auto'
    for (const line of lines) {
      const text = document.createElement('span')
      text.textContent = line
      button.append(text, ' ')
    }
    if (name) button.setAttribute('aria-label', name)
    if (pressed !== undefined) button.setAttribute('aria-pressed', String(pressed))
    // Stops the event, so that the map handles neither a click nor a drag. A finger on a pin can be one of two that move the map.
    // Escape and Tab are for the card.
    for (const type of ['pointerdown', 'mousedown', 'dblclick', 'keydown'])
      button.addEventListener(
        type,
        (event) =>
          isTouch(event) ||
          ['Escape', 'Tab'].includes((event as KeyboardEvent).key) ||
          event.stopPropagation(),
        { passive: true },
      )
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      onPress()
    })
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => onPoint?.(true))
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => onPoint?.(false))
    this.button = button
  }

  override createIcon(): HTMLElement {
    return this.button
  }

  override createShadow(): HTMLElement {
    return document.createElement('span')
  }
}

/** A pin, cluster or dot. `point` draws it above the others while its hotel is pointed at in the list. */
export interface Pin {
  readonly marker: MarkerType
  readonly button: HTMLButtonElement
  readonly point: (isOn: boolean) => void
}

function pinAt({ lat, lng }: MapPoint, order: number, options: PinOptions): Pin {
  const icon = new PinIcon(options)
  const marker = new Marker([lat, lng], { icon, interactive: false, keyboard: false, zIndexOffset: order })
  return {
    marker,
    button: icon.button,
    point: (isOn) => {
      icon.button.classList.toggle('hot', isOn)
      marker.setZIndexOffset(isOn ? Math.max(order, ORDER.pointed) : order)
    },
  }
}

interface HotelPin {
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly onPoint: (isOn: boolean) => void
}

/** The pin of one hotel, with its price. */
export function hotelPin(point: MapPoint, { isChosen, ...on }: HotelPin): Pin {
  const { label, name } = point
  return pinAt(point, isChosen ? ORDER.chosen : ORDER.pin, {
    lines: [label],
    name: name === label ? name : `${name}, ${label}`,
    className: isChosen ? 'on' : '',
    pressed: isChosen,
    ...on,
  })
}

/** A hotel without room for its price. */
export function hotelDot(point: MapPoint, on: Omit<HotelPin, 'isChosen'>): Pin {
  const { label, name } = point
  return pinAt(point, ORDER.dot, { lines: [], name: `${name}, ${label}`, className: 'dot', ...on })
}

interface ClusterPin {
  /** Number of hotels and lowest price. */
  readonly lines: readonly string[]
  readonly name: string
  readonly onPress: () => void
}

/** The pin of several hotels, in one of five sizes. */
export function clusterPin({ points }: Cluster, { lines, name, onPress }: ClusterPin): Pin {
  const className = `cluster c${clusterSize(points.length)}`
  return pinAt(points[0], ORDER.cluster, { lines, name, className, onPress })
}
