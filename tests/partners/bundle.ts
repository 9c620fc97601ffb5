import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

export interface Bundle {
  /** File name → text. */
  readonly files: Readonly<Record<string, string>>
  /** Bytes of gzip -9 of the entry and its static imports. */
  readonly atOnce: number
}

/** Bundles an entry with a partner's tool, minified; `folder` has its packages. */
export async function bundled(
  folder: string,
  entry: string,
  options: Pick<
    BuildOptions,
    'plugins' | 'define' | 'conditions' | 'jsxImportSource' | 'platform' | 'packages'
  > = {},
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: join(folder, 'dist'),
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [path.slice(folder.length + 1), text]))
  const outputs = Object.entries(metafile.outputs)
  const main = outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? ''
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { kind, path } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') visit(path)
  }
  visit(main)
  const size = (name: string) => gzipSync(texts.get(name) ?? '', { level: 9 }).length
  return {
    files: Object.fromEntries([...texts].map(([name, text]) => [name.replace('dist/', ''), text])),
    atOnce: [...seen].reduce((sum, name) => sum + size(name), 0),
  }
}
