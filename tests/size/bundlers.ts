import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { bundled } from '../partners/bundle.ts'

const sdk = fileURLToPath(new URL('../../sdk/', import.meta.url))

/** Runs in an empty project with these files. */
async function inProject<T>(files: Readonly<Record<string, string>>, run: (folder: string) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-size-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length
const html = (script: string) => `<!doctype html><script type="module" src="/${script}"></script>`

/** A Vite site with a page without Staykit, and a page that runs `code`. */
const viteSite = (code: string) =>
  inProject(
    {
      'home.html': html('home.js'),
      'home.js': `document.title = 'Home'`,
      'rooms.html': html('rooms.js'),
      'rooms.js': code,
    },
    async (root) => {
      mkdirSync(join(root, 'node_modules/@staykit'), { recursive: true })
      symlinkSync(sdk, join(root, 'node_modules/@staykit/sdk'), 'dir')
      const result = await build({
        root,
        logLevel: 'silent',
        configFile: false,
        build: {
          write: false,
          rolldownOptions: { input: ['home.html', 'rooms.html'].map((page) => join(root, page)) },
        },
      })
      const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
      const scripts = output.filter((file) => file.type === 'chunk')
      const closure = (name: string): string[] => {
        const chunk = scripts.find(({ fileName }) => fileName === name)
        return chunk ? [name, ...chunk.imports.flatMap(closure)] : []
      }
      const entry = (name: string) =>
        scripts.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? ''
      const weight = (name: string) =>
        [...new Set(closure(entry(name)))].reduce(
          (sum, file) => sum + gzipped(scripts.find(({ fileName }) => fileName === file)?.code ?? ''),
          0,
        )
      return { files: scripts.length, home: weight('home'), rooms: weight('rooms') }
    },
  )

/** Script files that Vite emits, and bytes (gzip -9) that pages load at once. */
export async function viteFigures() {
  const without = await viteSite(`document.title = 'Rooms'`)
  const search = await viteSite(`import '@staykit/sdk/search'`)
  const all = await viteSite(`import '@staykit/sdk/define'`)
  const settings = await viteSite(`import { configure } from '@staykit/sdk'\nconfigure({ refId: '8183' })`)
  return {
    'Vite: files emitted for configure()': settings.files - without.files,
    'Vite: files emitted for @staykit/sdk/search': search.files - without.files,
    'Vite: files emitted for @staykit/sdk/define': all.files - without.files,
    'Vite: page with the search, gzip, B': search.rooms,
    'Vite: gain of a page without Staykit, gzip, B': search.home - without.home,
  }
}

/** Entries whose code a page loads at once, without lazy parts. */
export const npmEntries = [
  'search',
  'account',
  'booking',
  'login',
  'lookup',
  'trips',
  'rates',
  'results',
  'hotel',
  'checkout',
] as const

/** Bytes that pages load at once for an import from npm, by name of the figure. */
export const npmFigures = (): Promise<Record<string, number>> =>
  inProject({}, async (folder) => {
    mkdirSync(join(folder, 'node_modules/@staykit'), { recursive: true })
    symlinkSync(sdk, join(folder, 'node_modules/@staykit/sdk'), 'dir')
    const figures: Record<string, number> = {}
    for (const name of npmEntries) {
      writeFileSync(join(folder, 'entry.js'), `import '@staykit/sdk/${name}'\n`)
      figures[npmFigure(name)] = (await bundled(folder, 'entry.js')).atOnce
    }
    return figures
  })

/** The name of an entry's figure. */
export const npmFigure = (name: (typeof npmEntries)[number]): string =>
  `import of @staykit/sdk/${name}, gzip, B`

const layout = `export default ({ children }) => <html lang="en"><body>{children}</body></html>`

/** A Next 15 site (webpack), whose home page does not use Staykit; needs the npm registry. */
const nextSite = (page: string) =>
  inProject(
    {
      'package.json': JSON.stringify({
        private: true,
        type: 'module',
        dependencies: {
          next: '15.5.29',
          react: '19.2.0',
          'react-dom': '19.2.0',
          '@staykit/sdk': `file:${tarball()}`,
        },
      }),
      'app/layout.jsx': layout,
      'app/page.jsx': `export default () => <h1>Home</h1>`,
      'app/rooms/page.jsx': page,
    },
    async (folder) => {
      const run = (file: string, ...args: string[]) =>
        promisify(execFile)(file, args, {
          cwd: folder,
          env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        })
      await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline')
      await run('npx', 'next', 'build')
      const next = join(folder, '.next')
      const { pages } = JSON.parse(readFileSync(join(next, 'app-build-manifest.json'), 'utf8'))
      const scripts = (pages['/page'] as string[]).filter((file) => file.endsWith('.js'))
      const emitted = readdirSync(join(next, 'static'), { recursive: true, encoding: 'utf8' })
      return {
        files: emitted.filter((file) => file.endsWith('.js')).length,
        home: scripts.reduce((sum, file) => sum + gzipped(readFileSync(join(next, file), 'utf8')), 0),
      }
    },
  )

const tarball = () => join(sdk, 'dist/cdn/staykit-sdk.tgz')

export async function nextFigures() {
  const without = await nextSite(`export default () => <h1>Rooms</h1>`)
  const booking = await nextSite(
    `import { StayBooking } from '@staykit/sdk/react/booking'\nexport default () => <StayBooking refId="8183" />`,
  )
  return {
    'Next 15: files emitted for <StayBooking>': booking.files - without.files,
    'Next 15: gain of a page without Staykit, gzip, B': booking.home - without.home,
  }
}
