/** A web platform feature of the built SDK that is newer than custom elements. */
interface UsedFeature {
  /** Id in web-features. */
  readonly id: string
  /** A sign of the feature in the built files. */
  readonly sign: RegExp
  /** The elements do not work without it. */
  readonly needed?: true
  /** The fallback in a browser without it. */
  readonly without?: string
}

export const usedFeatures: readonly UsedFeature[] = [
  { id: 'autonomous-custom-elements', sign: /customElements\.define/, needed: true },
  { id: 'shadow-dom', sign: /attachShadow/, needed: true },
  { id: 'js-modules', sign: /\bimport\(/, needed: true },
  { id: 'constructed-stylesheets', sign: /adoptedStyleSheets/, needed: true },
  { id: 'container-queries', sign: /@container/, needed: true },
  { id: 'color-mix', sign: /color-mix\(/, needed: true },
  { id: 'has', sign: /:has\(/, needed: true },
  { id: 'is', sign: /:is\(/, needed: true },
  { id: 'dir-pseudo', sign: /:dir\(/, without: 'right to left, sliders and arrows are not mirrored' },
  { id: 'focus-visible', sign: /:focus-visible/, needed: true },
  { id: 'logical-properties', sign: /inset-inline/, needed: true },
  { id: 'min-max-clamp', sign: /\b(?:min|max|clamp)\(/, needed: true },
  { id: 'grid', sign: /display:grid/, needed: true },
  { id: 'dialog', sign: /showModal/, needed: true },
  { id: 'popover', sign: /showPopover/, needed: true },
  { id: 'resize-observer', sign: /ResizeObserver/, needed: true },
  { id: 'array-at', sign: /\.at\(-1\)/, needed: true },
  { id: 'string-replaceall', sign: /\.replaceAll\(/, needed: true },
  { id: 'shadow-parts', sign: /part[:=]/, needed: true },
  {
    id: 'relative-color',
    sign: /\b(?:color|oklch)\(/,
    without: 'text on the brand color is white, or the color that the brand sets',
  },
  { id: 'supports', sign: /@supports/, needed: true },
  { id: 'light-dark', sign: /light-dark\(/, without: 'light colors only' },
  { id: 'starting-style', sign: /@starting-style/, without: 'no entry animation' },
  { id: 'content-visibility', sign: /content-visibility/, without: 'long lists render completely' },
  { id: 'backdrop-filter', sign: /backdrop-filter/, without: 'a plain overlay' },
  { id: 'conic-gradients', sign: /conic-gradient\(/, without: 'no ring around the score of a hotel' },
  { id: 'text-wrap-balance', sign: /text-wrap:balance/, without: 'uneven lines in headings' },
  { id: 'accent-color', sign: /accent-color/, without: "checkboxes and sliders in the system's color" },
  { id: 'aspect-ratio', sign: /aspect-ratio/, needed: true },
  { id: 'viewport-unit-variants', sign: /\d(?:dvh|svh)/, without: 'heights include the browser toolbar' },
  { id: 'prefers-reduced-motion', sign: /prefers-reduced-motion/, without: 'animations stay' },
  { id: 'forced-colors', sign: /forced-colors/, without: 'the colors of the theme' },
  { id: 'web-locks', sign: /navigator\.locks/, without: 'two tabs may renew one session at the same time' },
]
