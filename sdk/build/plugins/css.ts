import { readFile } from 'node:fs/promises'
import cssnano from 'cssnano'
import postcss, { type Declaration, type Plugin, type Root } from 'postcss'

const small = () => cssnano({ preset: ['default', { discardComments: { removeAll: true } }] })

/** Reads an element's style sheet and returns it minified for a module. */
export async function compileCss(file: string): Promise<string> {
  return (await postcss([onBox, small()]).process(await readFile(file, 'utf8'), { from: file })).css
}

/** A page's own style sheet, minified. */
export async function minifyCss(text: string): Promise<string> {
  return (await postcss([small()]).process(text, { from: undefined })).css
}

/**
 * The tokens for a page in the style of its elements: `--staykit-x` is the page's value of `--stay-x`, else the
 * default. The names differ because a page's `--stay-x` would override the brand's.
 */
export async function pageTokens(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const root = postcss.parse(texts.join(''), { from: undefined })
  // Rules apply to the inside of elements.
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

/**
 * `--stay-x: v` on :root becomes `--_x` on the element's box: the page's value, else the brand's, else v.
 */
const onBox: Plugin = {
  postcssPlugin: 'staykit-tokens',
  Once(root: Root) {
    root.walkRules(':root', (rule) => {
      rule.selector = '.root'
    })
    root.walkDecls(/^--stay-/, (decl) => {
      const name = decl.prop.slice('--stay-'.length)
      decl.prop = `--_${name}`
      decl.value = `var(--stay-${name}, var(--_b-${name}, ${decl.value}))`
    })
  },
}

/** Rollup plugin: `import text from './x.css'`. */
export function css() {
  return {
    name: 'staykit-css',
    async load(id: string) {
      if (!id.endsWith('.css')) return null
      return `export default ${JSON.stringify(await compileCss(id))}`
    },
  }
}
