import { source } from '../paths.ts'

/** React's modules → the preact shim, and thin stand-ins for libraries of which little is used: what the CDN bundle and the browser tests run on. */
export const shimAliases: Readonly<Record<string, string>> = {
  'react-dom/client': `${source}shim/react-dom-client.ts`,
  'react-dom': `${source}shim/react-dom.ts`,
  '@r2wc/core': `${source}shim/r2wc-core.ts`,
  '@nanostores/react': `${source}shim/nanostores-react.ts`,
  nanostores: `${source}shim/nanostores/index.ts`,
  'zod/mini': `${source}shim/zod-mini.ts`,
  react: `${source}shim/react.ts`,
}
