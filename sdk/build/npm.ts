import { rm, writeFile } from 'node:fs/promises'
import { build } from 'tsup'
import { elementTags, npmFolder, sdkRoot, source } from './paths.ts'
import { pageTokens } from './plugins/css.ts'
import { cssText } from './plugins/esbuild-css.ts'

const reactEntry = (tag: string) => {
  const name = `react/${tag.slice('stay-'.length)}`
  return [name, `${source}entries/${name}.ts`]
}

/** The npm package: `.`, `./define`, `./react` and each element's `./react/<name>`, on the host's own React, our workspace packages bundled in; `./tokens.css`. */
export async function buildNpm(): Promise<void> {
  await rm(npmFolder, { recursive: true, force: true })
  await build({
    config: false,
    entry: {
      index: `${source}entries/index.ts`,
      define: `${source}entries/define.ts`,
      react: `${source}entries/react.ts`,
      ...Object.fromEntries(elementTags().map(reactEntry)),
      routes: `${source}entries/routes.ts`,
    },
    outDir: npmFolder,
    format: ['esm'],
    target: 'es2022',
    splitting: true,
    treeshake: false,
    clean: false,
    silent: true,
    external: ['react', 'react-dom', '@r2wc/react-to-web-component'],
    noExternal: [/^@staykit\//, 'nanostores', '@nanostores/react', /^zod/, 'date-fns'],
    dts: { resolve: [/^@staykit\//] },
    tsconfig: `${sdkRoot}../tsconfig.json`,
    esbuildPlugins: [cssText],
  })
  await writeFile(`${npmFolder}tokens.css`, await pageTokens(`${source}styles/tokens.css`))
}
