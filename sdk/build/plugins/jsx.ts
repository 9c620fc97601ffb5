import { source } from '../paths.ts'
import type { Edit } from './edits.ts'

/** What esbuild makes of JSX on the preact shim. */
export const jsxOptions = { jsx: 'transform', jsxFactory: '__h', jsxFragment: '__Fragment' } as const

/** Where those two are. */
export const jsxModule = `${source}shim/jsx.ts`

/** Gives every module with JSX its imports. */
export const jsxImport: Edit = {
  name: 'jsx',
  isFor: (id) => id.endsWith('.tsx'),
  pattern: /^/g,
  replace: () => `import { __h, __Fragment } from '${jsxModule}';`,
}
