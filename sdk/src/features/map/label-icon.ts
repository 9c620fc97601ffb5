import type { Icon as LeafletIcon } from 'leaflet'
import { Icon } from 'leaflet/src/layer/marker/Icon.js'

/** A text on the map, built with DOM calls: Leaflet's own icons write HTML, which Trusted Types forbid. */
export function labelIcon(
  text: string,
  className: string,
  dress?: (label: HTMLElement) => void,
): LeafletIcon {
  class LabelIcon extends Icon {
    override createIcon(): HTMLElement {
      const label = document.createElement('span')
      label.className = `leaflet-marker-icon ${className}`
      label.dir = 'auto'
      label.textContent = text
      dress?.(label)
      return label
    }

    override createShadow(): HTMLElement {
      return document.createElement('span')
    }
  }
  return new LabelIcon({ iconUrl: '' })
}
