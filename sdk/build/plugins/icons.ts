import type { Plugin } from 'rollup'
import * as icons from '../../src/ui/icons.ts'

const paths: Readonly<Record<string, string>> = icons
const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*'[^']*\/icons\.ts'/g

/** Rollup plugin: puts icon paths into the modules that draw them, so that no chunk of all icons has to be loaded. */
export function inlineIcons(): Plugin {
  return {
    name: 'staykit-inline-icons',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('/icons.ts')) return null
      return code.replace(importOfIcons, (_, names: string) => {
        const wanted = names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
        return wanted.map((name) => `const ${name} = ${JSON.stringify(paths[name])};`).join(' ')
      })
    },
  }
}
