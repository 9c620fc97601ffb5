import { readFileSync } from 'node:fs'
import { sharedTokens } from '../../src/styles/token-names.ts'
import { tokenFiles } from '../paths.ts'

type Token = (typeof sharedTokens)[number]

const words: Readonly<Record<Token, string>> = {
  surface: 'Background of cards, fields and dialogs.',
  sunken: 'Background of what lies deeper: chips, placeholders, quiet buttons.',
  inverse: 'Background of dark bars in a light scheme.',
  'on-inverse': 'Text on them.',
  'inverse-accent': 'What stands out on them.',
  scrim: 'Veil over the page behind a dialog.',
  text: 'Text.',
  'text-muted': 'Text of less weight.',
  line: 'Lines between things.',
  'line-strong': 'Borders of fields.',
  brand: 'Buttons, links and what is chosen.',
  'on-brand': 'Text on it.',
  deal: 'What is saved, and member rates.',
  'on-deal': 'Text on it.',
  ok: 'What is good: free cancellation, paid.',
  danger: 'What is wrong.',
  star: 'Stars of hotels.',
  focus: 'The ring around what has the keyboard.',
  font: 'Font of text.',
  'font-display': 'Font of headings.',
  'font-mono': 'Font of codes and addresses.',
  'text-base': 'Size of text; all other sizes follow from it.',
  'display-weight': 'Weight of headings.',
  'display-tracking': 'Letter spacing of headings.',
  unit: 'The step of all distances.',
  radius: 'Corners of cards; those of fields and buttons follow from it.',
  'shadow-1': 'Shadow of what lies on the page.',
  'shadow-2': 'Shadow of what floats: lists, calendars.',
  'shadow-3': 'Shadow of dialogs.',
  fast: 'Duration of small movements.',
  medium: 'Duration of larger ones.',
  slow: 'Duration of the largest.',
  ease: 'Their easing.',
}

/** As CSS properties with syntax, so that editors can suggest values. */
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
    if (!found) throw new Error(`no style sheet has a default of --stay-${name}`)
    return {
      name: `--stay-${name}`,
      doc: words[name],
      default: found.replaceAll('var(--_', 'var(--stay-'),
      isColour: colours.test(name),
    }
  })
}
