import { readdirSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { tokens } from '../manifest/tokens.ts'
import { source, tokenFiles } from '../paths.ts'

const shared = ['styles/base.css', 'styles/later.css', 'ui/field/form.css', 'ui/card.css']
const tokenNames = new Set(tokens().map(({ name }) => name))

/** Private names such as `--_hover`, with the public tokens in their definition. */
const definitions = new Map(
  [...shared.map((file) => source + file), ...tokenFiles].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/--_([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  ),
)

/** Public tokens in a value, also through private names. */
function tokensIn(value: string, seen = new Set<string>()): string[] {
  return [...value.matchAll(/--(?:_|stay-)([\w-]+)/g)].flatMap(([, name = '']) => {
    if (seen.has(name)) return []
    seen.add(name)
    const own = tokenNames.has(`--stay-${name}`) ? [`--stay-${name}`] : []
    return [...own, ...tokensIn(definitions.get(name) ?? '', seen)]
  })
}

/** Rules of the sheets that all elements share, for the classes of a component's parts. */
function rulesFor(code: string): string[] {
  const quoted = [...code.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].map(
    ([, text, fallback]) => text ?? fallback ?? '',
  )
  const classes = new Set(quoted.join(' ').match(/[a-z][\w-]*/g) ?? [])
  return shared.flatMap((file) => {
    const found: string[] = []
    postcss.parse(readFileSync(source + file, 'utf8')).walkRules((rule) => {
      const named = [...rule.selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
      if (named.length > 0 && named.every((name) => classes.has(name))) found.push(rule.toString())
    })
    return found
  })
}

/** The public tokens that style a component, and the parts that a page can style. */
export function lookOf(code: string, folder: string): { tokens: string[]; parts: string[] } {
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && code.includes(`./${name}`))
    .map((name) => readFileSync(folder + name, 'utf8'))
  const parts = [...code.matchAll(/\bpart="([\w -]+)"/g)].map(([, name = '']) => name)
  return {
    tokens: [...new Set([...own, ...rulesFor(code)].flatMap((css) => tokensIn(css)))].sort(),
    parts: [...new Set(parts)].sort(),
  }
}
