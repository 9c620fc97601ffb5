import { build } from 'esbuild'
import { sdkRoot } from '../paths.ts'
import { cssText } from './esbuild-css.ts'
import { shimAliases } from './shim.ts'

/** Web test runner plugin: serves each test file as one bundle that runs on the preact shim, like the CDN's. */
export function bundleTests() {
  return {
    name: 'staykit-bundle-tests',
    async serve({ path }: { path: string }) {
      if (!/\.test\.tsx?$/.test(path)) return undefined
      const { outputFiles } = await build({
        entryPoints: [`${sdkRoot}..${path}`],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        sourcemap: 'inline',
        tsconfigRaw: {},
        alias: shimAliases as Record<string, string>,
        plugins: [cssText],
        external: ['/__web-dev-server__web-socket.js'],
        logLevel: 'error',
      })
      return { body: outputFiles[0]?.text ?? '', type: 'js' }
    },
  }
}
