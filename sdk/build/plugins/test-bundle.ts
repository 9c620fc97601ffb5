import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { sdkRoot, source } from '../paths.ts'
import { cssText } from './esbuild-css.ts'
import { preactAliases } from './preact.ts'
import { testLanguages } from './test-languages.ts'

/** STAY_REACT=1 runs the tests on React itself. */
const alias = process.env.STAY_REACT === '1' ? {} : { ...preactAliases }

/** Address of the source folder in the browser; shared chunks of test files are next to it. */
const base = `/${relative(resolve(sdkRoot, '..'), source)}`
const chunks = 'test-chunks'

const testFiles = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => source + name)

/** Every test file and shared chunk, by the address in the browser. */
async function bundles(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    alias,
    jsx: 'automatic',
    entryPoints: testFiles(),
    outbase: source,
    outdir: source,
    chunkNames: `${chunks}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: process.env.DEBUG ? 'inline' : false,
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [cssText, testLanguages],
    external: ['/__web-dev-server__web-socket.js'],
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, text }) => [`${base}/${relative(source, path)}`, text]))
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

/** Web test runner plugin: builds all test files at once, on preact/compat like the script of a page, and serves them. */
export function bundleTests() {
  let built: Promise<ReadonlyMap<string, string>> | undefined
  return {
    name: 'staykit-bundle-tests',
    async serve({ path }: { path: string }) {
      // Replaces thumbnails of fixtures; a failing picture would show a placeholder.
      if (path.startsWith('/images/150/')) return { body: picture, type: 'svg' }
      if (!/\.test\.tsx$/.test(path) && !path.startsWith(`${base}/${chunks}/`)) return undefined
      built ??= bundles()
      return { body: (await built).get(path.replace(/\.tsx$/, '.js')) ?? '', type: 'js' }
    },
  }
}
