import { readFileSync } from 'node:fs'
import { sharedTokens } from '../../src/styles/token-names.ts'
import { tokenFiles } from '../paths.ts'

type Token = (typeof sharedTokens)[number]

const words: Readonly<Record<Token, string>> = {
  surface: 'Background of cards, fields and dialogs.',
  sunken: 'Background of sunken areas: chips, placeholders, secondary buttons.',
  inverse: 'Background of dark bars in a light scheme.',
  'on-inverse': 'Text on dark bars.',
  'inverse-accent': 'Accents on dark bars.',
  scrim: 'Backdrop behind a dialog.',
  text: 'Text.',
  'text-muted': 'Secondary text.',
  line: 'Separators.',
  'line-strong': 'Borders of fields.',
  brand: 'Buttons, links and selected items.',
  'on-brand': 'Text on the brand colour.',
  deal: 'Savings and member rates.',
  'on-deal': 'Text on the deal colour.',
  ok: 'Positive states: free cancellation, paid.',
  danger: 'Errors.',
  star: 'Stars of hotels.',
  focus: 'The focus ring.',
  font: 'Font of text.',
  'font-display': 'Font of headings.',
  'font-mono': 'Monospace font of codes and addresses.',
  'text-base': 'Base text size; all other sizes derive from it.',
  'display-weight': 'Weight of headings.',
  'display-tracking': 'Letter spacing of headings.',
  'display-scale': 'Factor of the size of headings, for a font that is small or large for its size.',
  unit: 'Base unit of spacing.',
  radius: 'Corner radius of fields; those of buttons and cards derive from it unless they are set.',
  'radius-button': 'Corner radius of buttons.',
  'radius-card': 'Corner radius of cards, dialogs and the search form.',
  'shadow-1': 'Shadow of cards.',
  'shadow-2': 'Shadow of floating layers: lists, calendars.',
  'shadow-3': 'Shadow of dialogs.',
  fast: 'Duration of small animations.',
  medium: 'Duration of medium animations.',
  slow: 'Duration of large animations.',
  ease: 'Easing of animations.',
  'sticky-top': 'Height of a sticky header of the page: what sticks in an element stays below it.',
}

/** Tokens that hold a colour, for the CSS syntax in manifests. */
const colours =
  /^(surface|sunken|inverse.*|on-.*|scrim|text|text-muted|line.*|brand|deal|ok|danger|star|focus)$/

export interface TokenModel {
  /** `--stay-brand` */
  readonly name: string
  readonly doc: string
  /** The value in the style sheets, expressed by public tokens. */
  readonly default: string
  readonly isColour: boolean
}

/** The tokens of all elements, with descriptions and defaults. Throws for one without a default. */
export function tokens(): TokenModel[] {
  const css = tokenFiles.map((file) => readFileSync(file, 'utf8')).join('')
  const defaults = new Map(
    [...css.matchAll(/--stay-([\w-]+):\s*([^;]+);/g)].map(([, name, text]) => [name, text]),
  )
  return sharedTokens.map((name) => {
    const found = defaults.get(name)
    if (!found) throw new Error(`no style sheet has a default for --stay-${name}`)
    return {
      name: `--stay-${name}`,
      doc: words[name],
      default: found.replaceAll('var(--_', 'var(--stay-'),
      isColour: colours.test(name),
    }
  })
}
