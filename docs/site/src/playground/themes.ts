/** A finished theme of examples/themes. */
export interface Theme {
  readonly name: string
  readonly scheme: 'light' | 'dark'
  readonly tokens: Readonly<Record<string, string>>
}

/** Reads the file of a theme: the declarations of its rule for :root. */
export function readTheme(name: string, css: string): Theme {
  const [, rule = ''] = /:root\s*\{([^}]*)\}/.exec(css) ?? []
  const declarations = [...rule.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, property = '', value = '']) => [
    property,
    value.trim(),
  ])
  const tokens = declarations.filter(([property]) => property?.startsWith('--stay-'))
  const isDark = declarations.some(([property, value]) => property === 'color-scheme' && value === 'dark')
  return { name, scheme: isDark ? 'dark' : 'light', tokens: Object.fromEntries(tokens) }
}
