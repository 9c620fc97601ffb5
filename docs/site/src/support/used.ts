import { compat, engines, type Support, versionOf } from './compat.ts'
import { scriptUses, type Use } from './script.ts'
import { styleUses } from './style.ts'

/** The first version of each browser that has every required feature. */
export const minimum: Readonly<Record<(typeof engines)[number], number>> = {
  chrome: 114,
  edge: 114,
  firefox: 125,
  safari: 17,
  safari_ios: 17,
}

/** What happens without a feature that is newer than them, by the beginning of its key. */
export const optional: Readonly<Record<string, string>> = {
  'api.Document.moveBefore': 'a frame that moves in the page loads again',
  'api.Document.prerendering': 'a page that loads ahead of time counts as seen',
  'api.Element.checkVisibility': 'the focus may go to a hidden control first',
  'api.Element.currentCSSZoom': 'panels are misplaced on a page with zoom',
  'api.KeyboardEvent.isComposing': 'the key code tells a composition',
  'api.Navigator.share': 'the address is copied',
  'api.ReportingObserver': 'the diagnostics do not name violations of a policy',
  'api.TouchEvent': 'the map follows pointers alone',
  'api.Window.devicePixelRatio': 'the map is painted for a plain screen',
  'api.Window.navigation': 'going within the page is noticed by its history alone',
  'css.at-rules.starting-style': 'no entry animation',
  'css.properties.accent-color': "checkboxes and sliders in the system's color",
  'css.properties.backdrop-filter': 'a plain overlay',
  'css.properties.content-visibility': 'long lists render completely',
  'css.properties.cursor': 'an ordinary pointer',
  'css.properties.float': 'a title stands above its line',
  'css.properties.forced-color-adjust': 'the colors of the system',
  'css.properties.mask-image': 'a long text is cut without a fade',
  'css.properties.overscroll-behavior': 'the page scrolls on at the end of a panel',
  'css.properties.scrollbar-width': 'a scroll bar shows',
  'css.properties.text-wrap': 'uneven lines in headings',
  'css.properties.user-select': 'texts around a picture can be selected',
  'css.selectors.dir': 'right to left, sliders and arrows are not mirrored',
  'css.types.color.color.relative_syntax':
    'text on the brand color is white, or the color that the brand sets',
  'css.types.color.light-dark': 'light colors only',
  'css.types.color.oklch.relative_syntax':
    'text on the brand color is white, or the color that the brand sets',
  'html.global_attributes.autocapitalize': 'a code is typed in small letters',
}

/** Uses in built scripts and the styles inside them. */
export const usesOf = (scripts: readonly string[]): readonly Use[] =>
  scripts.flatMap((code) => {
    const { uses, styles } = scriptUses(code)
    return [...uses, ...styles.flatMap(styleUses)]
  })

/** A feature of the product, of all its uses. */
interface Feature {
  readonly key: string
  readonly name: string
  readonly support: Support
  /** What happens without it; undefined for a required one. */
  readonly without: string | undefined
}

const ASKED = 'the elements ask for it first'

const sentenceFor = (key: string) =>
  Object.entries(optional).find(([beginning]) => key === beginning || key.startsWith(`${beginning}.`))?.[1]

/** The features of some uses; a sentence makes one optional, but not a call that nothing guards. */
export function featuresOf(uses: readonly Use[]): readonly Feature[] {
  const isRequired = new Map<string, boolean>()
  for (const { key, isGuarded, isCall } of uses) {
    const isNeeded = !isGuarded && (isCall || !sentenceFor(key))
    isRequired.set(key, isRequired.get(key) || isNeeded)
  }
  return [...isRequired].flatMap(([key, required]) => {
    const { name, support } = compat.get(key) ?? {}
    if (!name || !support) return []
    return [{ key, name, support, without: required ? undefined : (sentenceFor(key) ?? ASKED) }]
  })
}

/** Whether a browser of the minimum may lack it. */
export const isNewer = ({ support }: Pick<Feature, 'support'>): boolean =>
  engines.some((engine) => versionOf(support, engine) > minimum[engine])
