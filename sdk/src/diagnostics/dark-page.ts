import { report } from './report.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** An opaque color as browsers compute it; undefined for a transparent one, and for another form. */
function rgbOf(color: string): Rgb | undefined {
  const [, red, green, blue, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color) ?? []
  return red === undefined || Number(alpha) < 1 ? undefined : [Number(red), Number(green), Number(blue)]
}

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((each) => {
    const part = each / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The first color behind an element, also outside its shadow root; undefined where a picture may be. */
function colorBehind(element: Element): Rgb | undefined {
  for (let at: Element | null = element; at; ) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none') return undefined
    const found = rgbOf(backgroundColor)
    if (found) return found
    const parentNode: Node | null = at.parentNode
    const parent: Node | null = parentNode instanceof ShadowRoot ? parentNode.host : parentNode
    at = parent instanceof Element ? parent : null
  }
  return undefined
}

/** Text of this contrast cannot be read: the element has the colors of a light page. */
const UNREADABLE = 2

/** Reports an element with dark text on a dark page, which does not say that it is one. */
export function checkDark(element: Element): void {
  const text = element.shadowRoot?.querySelector('label, h1, h2, h3, p')
  const behind = text && colorBehind(text)
  const color = text && rgbOf(getComputedStyle(text).color)
  if (!behind || !color) return
  const [one, other] = [luminance(color), luminance(behind)].sort((a, b) => b - a) as [number, number]
  const isDark = luminance(behind) < 0.18
  if (isDark && (one + 0.05) / (other + 0.05) < UNREADABLE) report('dark-page', `<${element.localName}>`)
}
