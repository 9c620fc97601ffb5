import { readFile } from 'node:fs/promises'
import cssnano from 'cssnano'
import postcss, { type Declaration, type Plugin, type Root } from 'postcss'
import { written } from '../../src/styles/sheets.ts'

const small = () => cssnano({ preset: ['default', { discardComments: { removeAll: true } }] })

/** Reads an element's style sheet and gives it minified, as it goes into a module. */
export async function compileCss(file: string): Promise<string> {
  return (await minified(file)).replace(token.pattern, token.into)
}

async function minified(file: string): Promise<string> {
  return (await postcss([onBox, small()]).process(await readFile(file, 'utf8'), { from: file })).css
}

/** A page's own style sheet, minified. */
export async function minifyCss(text: string): Promise<string> {
  return (await postcss([small()]).process(text, { from: undefined })).css
}

/**
 * The tokens for a page that wants to look like its widgets: `--staykit-x` is what the page says of `--stay-x`, else the
 * default. They have names of their own because a page's `--stay-x` would stand above the brand's.
 */
export async function pageTokens(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const root = postcss.parse(texts.join(''), { from: undefined })
  // Rules are for the inside of widgets.
  root.walkRules((rule) => {
    if (rule.selector !== ':root') rule.remove()
  })
  root.walkDecls(/^--stay-/, (decl: Declaration) => {
    const name = decl.prop.slice('--stay-'.length)
    decl.prop = `--staykit-${name}`
    decl.value = `var(--stay-${name}, ${decl.value.replaceAll('var(--_', 'var(--staykit-')})`
  })
  return minifyCss(root.toString())
}

const onBox: Plugin = {
  postcssPlugin: 'staykit-tokens',
  Once(root: Root) {
    root.walkRules(':root', (rule) => {
      rule.selector = '.root'
    })
  },
}

/** `--stay-x: v` on :root becomes `--_x` on the widget's box: the page's value, else the brand's, else v. */
const token = { pattern: /--stay-([\w-]+):([^;}]+)/g, into: '--_$1:var(--stay-$1, var(--_b-$1, $2))' }

/**
 * The text of a module that gives a style sheet, for the CDN. Tokens are written out where it runs, 0.2 kB gzip less on the
 * way there, and so are the names of variables, by sheets.ts.
 */
export async function cssModule(file: string): Promise<string> {
  const text = await minified(file)
  const whole = text.replace(token.pattern, token.into)
  const later = whole === text ? '' : `.replace(${token.pattern}, ${JSON.stringify(token.into)})`
  const short = text.replace(/var\(--_([\w-]+)\)/g, '$$$1')
  if (written(short) !== text) throw new Error(`${file}: its variables cannot be written as $name`)
  return `export default ${JSON.stringify(short)}${later}`
}

/** Rollup plugin: `import text from './x.css'`. */
export function css() {
  return {
    name: 'staykit-css',
    async load(this: { addWatchFile?: (file: string) => void }, id: string) {
      if (!id.endsWith('.css')) return null
      return cssModule(id)
    },
  }
}
