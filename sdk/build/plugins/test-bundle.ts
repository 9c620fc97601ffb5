import { build } from 'esbuild'
import { sdkRoot } from '../paths.ts'
import { cssText } from './esbuild-css.ts'
import { preactAliases } from './preact.ts'
import { testLanguages } from './test-languages.ts'

/** STAY_REACT=1 runs the tests on the real React instead, as npm users do. */
const onReact = process.env.STAY_REACT === '1'

/** Web test runner plugin: serves each test file as one bundle that runs on preact/compat, like the CDN's. */
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
        alias: onReact ? {} : { ...preactAliases },
        define: { 'process.env.NODE_ENV': '"development"' },
        plugins: [cssText, testLanguages],
        external: ['/__web-dev-server__web-socket.js'],
        logLevel: 'error',
      })
      return { body: outputFiles[0]?.text ?? '', type: 'js' }
    },
  }
}
