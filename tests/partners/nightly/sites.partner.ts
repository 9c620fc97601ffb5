import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../free-port.ts'
import { book, expectNoTrouble, search } from '../../journeys/story.ts'
import { closeBrowser, traveller } from '../../journeys/traveller.ts'
import { nextFigures } from '../../size/bundlers.ts'
import { stepsOf } from '../guide.ts'
import { type PartnerFolder, partnerFolder } from '../partner-folder.ts'
import { runOn, type } from '../shell.ts'

afterAll(closeBrowser)

/** Replaces the address of the API in the program's files. */
function useApi({ path, write }: PartnerFolder) {
  const sources = globSync('**/*.{js,jsx,svelte,astro}', { cwd: path, exclude: ['node_modules'] })
  for (const file of sources) {
    const text = readFileSync(join(path, file), 'utf8')
    write(file, text.replaceAll('http://localhost:8787', inject('urls').api))
  }
}

/** Writes the plugin that the guide prints, for another element. */
function addPlugin({ path, write }: PartnerFolder) {
  const [plugin] = stepsOf('platforms').flatMap((step) =>
    'file' in step && step.text.includes('defineNuxtPlugin') ? [step] : [],
  )
  if (!plugin) throw new Error('docs/guide/platforms.md has no plugin for Nuxt')
  mkdirSync(join(path, dirname(plugin.file)))
  write(plugin.file, plugin.text.replace('@staykit/sdk/search', '@staykit/sdk/booking'))
}

interface Site {
  readonly name: string
  readonly program: string
  readonly packages: Readonly<Record<string, string>>
  readonly prepare?: (folder: PartnerFolder) => void
  readonly build: string
  readonly start: string
  /** Of the page with the element. */
  readonly path?: string
}

const sites: readonly Site[] = [
  {
    name: 'React Router 7',
    program: 'react-router',
    packages: {
      'react-router': '7.18.4',
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      isbot: '5.2.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
      vite: '7.3.8',
    },
    build: 'npx react-router build',
    start: 'npx react-router-serve build/server/index.js',
  },
  {
    name: 'Remix 2',
    program: 'remix',
    packages: {
      '@remix-run/dev': '2.17.5',
      '@remix-run/node': '2.17.5',
      '@remix-run/react': '2.17.5',
      '@remix-run/serve': '2.17.5',
      isbot: '5.2.3',
      react: '18.3.1',
      'react-dom': '18.3.1',
      vite: '6.4.6',
    },
    build: 'npx remix vite:build',
    start: 'npx remix-serve build/server/index.js',
  },
  {
    name: 'Qwik 1',
    program: 'qwik',
    packages: { '@builder.io/qwik': '1.20.1', '@builder.io/qwik-city': '1.20.1', vite: '7.3.8' },
    build: 'npx vite build && npx vite build --config adapters/node-server/vite.config.js',
    start: 'node server/entry.node-server.js',
  },
  {
    name: 'SvelteKit 2',
    program: 'sveltekit',
    packages: {
      '@sveltejs/kit': '2.70.4',
      '@sveltejs/adapter-node': '5.5.7',
      '@sveltejs/vite-plugin-svelte': '6.2.3',
      svelte: '5.57.3',
      vite: '7.3.8',
    },
    build: 'npx vite build',
    start: 'node build',
  },
  {
    name: 'Astro 5',
    program: 'astro',
    packages: { astro: '5.18.2', '@astrojs/node': '9.5.5' },
    build: 'npx astro build',
    start: 'node dist/server/entry.mjs',
  },
  {
    name: 'Nuxt 4',
    program: 'nuxt',
    packages: { nuxt: '4.5.2', vue: '3.5.45' },
    prepare: addPlugin,
    build: 'npx nuxt build',
    start: 'node .output/server/index.mjs',
  },
  {
    name: 'Next 15',
    program: 'next',
    packages: { next: '15.5.29', react: '19.2.0', 'react-dom': '19.2.0' },
    build: 'npx next build',
    start: 'npx next start',
  },
  {
    name: 'a static export of Next 16 below a path',
    program: 'next',
    packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    build: 'EXPORT=yes npx next build',
    start: 'mkdir web && mv out web/hotels && npx --yes serve@14.2.5 web --listen $PORT',
    path: 'hotels/',
  },
]

it.each(sites)('$name has the tag in its HTML and books a room', async (site) => {
  const { program, packages, prepare, build, start, path = '' } = site
  const folder = await partnerFolder(program, packages)
  onTestFinished(() => folder.remove())
  expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
  prepare?.(folder)
  useApi(folder)
  const port = await freePort()
  const address = `http://localhost:${port}/${path}`
  // Nuxt 4 refuses Node 20, which a partner's shell may have: all get the Node of these tests.
  const environment = `export PATH='${dirname(process.execPath)}':$PATH NODE_ENV=production HOST=localhost PORT=${port}`
  await type(`${environment}; ${build}`, folder.path)
  await runOn(`${environment}; ${start}`, folder.path, address)
  const html = await fetch(address).then((answer) => answer.text())
  expect(html).toMatch(/<stay-booking[^>]*>/)

  const person = await traveller(1280)
  await person.page.goto(address)
  await search(person.page, 'Lisbon', 20, 23)
  expect(await book(person.page, `site-${program}-${Date.now()}@example.com`)).toMatch(/^ST-/)
  expectNoTrouble(person)
  await person.close()
})

it('a page without Staykit of a Next 15 site gains less than 3 kB from a page with <StayBooking>', async () => {
  const figures = await nextFigures()
  console.log(figures)
  expect(figures['Next 15: gain of a page without Staykit, gzip, B']).toBeLessThan(3000)
  // Installs and builds two sites.
})
