import * as icons from '../../src/ui/icon/icons.ts'
import type { Edit } from './edits.ts'

const paths: Readonly<Record<string, string>> = icons

/** Puts icon paths into the modules that draw them, so that no chunk of all icons has to be loaded. */
export const inlineIcons: Edit = {
  name: 'icons',
  isFor: (id, code) => id.endsWith('.tsx') && code.includes("/icons.ts'"),
  pattern: /import\s*\{([^}]*)\}\s*from\s*'[^']*\/icons\.ts'/g,
  replace: (_, names = '') => {
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    return wanted.map((name) => `const ${name} = ${JSON.stringify(pathOf(name))};`).join(' ')
  },
}

function pathOf(name: string): string {
  const path = paths[name]
  if (!path) throw new Error(`ui/icon/icons.ts has no ${name}: import icons by their own names, one by one`)
  return path
}
