import type { Marker as MarkerType } from 'leaflet'
import { Icon } from 'leaflet/src/layer/marker/Icon.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { type Cluster, clusterSize, type MapPoint, type Side } from './clusters.ts'

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

/** Drawing order, from below: dots, clusters, pins, the pointed pin, the chosen one. Leaflet adds the row in px. */
const ORDER = { dot: -50_000, cluster: -25_000, pin: 0, pointed: 100_000, chosen: 150_000 } as const

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
  readonly side: Side
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly onPoint: (isOn: boolean) => void
}

/** The pin of one hotel, with its price. */
export function hotelPin(point: MapPoint, { isChosen, side, ...on }: HotelPin): Pin {
  const { label, name } = point
  return pinAt(point, isChosen ? ORDER.chosen : ORDER.pin, {
    lines: [label],
    name: name === label ? name : `${name}, ${label}`,
    className: isChosen ? `${side} on` : side,
    pressed: isChosen,
    ...on,
  })
}

/**
 * A hotel without its price. Between others that are too near for a finger it is no stop for the keyboard, and not read out: a
 * closer zoom, the list, and on a phone the deck have the same hotel.
 */
export function hotelDot(
  point: MapPoint,
  { isFree, ...on }: Omit<HotelPin, 'isChosen' | 'side'> & { readonly isFree: boolean },
): Pin {
  const { label, name } = point
  const pin = pinAt(point, ORDER.dot, { lines: [], name: `${name}, ${label}`, className: 'dot', ...on })
  if (!isFree) {
    pin.button.tabIndex = -1
    pin.button.setAttribute('aria-hidden', 'true')
  }
  return pin
}

interface ClusterPin {
  /** Number of hotels and lowest price. */
  readonly lines: readonly string[]
  readonly name: string
  readonly onPress: () => void
}

/** The pin of several hotels at one position, with their number and lowest price, in one of five sizes. */
export function placePin({ points }: Cluster, pin: ClusterPin): Pin {
  return pinAt(points[0], ORDER.cluster, {
    ...pin,
    className: `cluster above c${clusterSize(points.length)}`,
  })
}

/** The number of several hotels that are near to each other, in one of five sizes. */
export function countPin({ points }: Cluster, { lines: _, ...pin }: ClusterPin): Pin {
  const className = `cluster count c${clusterSize(points.length)}`
  return pinAt(points[0], ORDER.cluster, { ...pin, lines: [`${points.length}`], className })
}
