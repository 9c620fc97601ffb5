import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { codeOf } from '../guide.ts'
import { closeBrowser, openPage } from '../page.ts'
import { type PartnerFolder, partnerFolder } from '../partner-folder.ts'

afterAll(closeBrowser)

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

/** Adds the setting that the guide prints. */
function allowExports({ path, write }: PartnerFolder) {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const [setting = ''] = codeOf('platforms', 'json')
  write('package.json', JSON.stringify({ ...manifest, ...JSON.parse(setting) }))
}

interface Bundler {
  readonly bundler: string
  readonly packages: Readonly<Record<string, string>>
  readonly prepare?: (folder: PartnerFolder) => void
  readonly command: readonly string[]
  /** The most script files: 10 % over those of 28 November 2026. */
  readonly most: number
}

const bundlers: readonly Bundler[] = [
  {
    bundler: 'webpack 5',
    packages: { webpack: '5.113.0', 'webpack-cli': '7.3.1' },
    command: ['webpack', '--config', 'bundler.config.js'],
    most: 177,
  },
  {
    bundler: 'Rspack 2',
    packages: { '@rspack/core': '2.3.3', '@rspack/cli': '2.2.8' },
    command: ['rspack', 'build', '--config', 'bundler.config.js'],
    most: 177,
  },
  {
    bundler: 'Parcel 2',
    packages: { parcel: '2.16.4' },
    command: ['parcel', 'build', 'index.html', '--no-cache'],
    prepare: allowExports,
    most: 177,
  },
  {
    bundler: 'Rollup 4',
    packages: { rollup: '4.68.8', '@rollup/plugin-node-resolve': '16.0.3' },
    command: ['rollup', 'page.js', '--dir', 'dist', '--plugin', 'node-resolve'],
    most: 308,
  },
]

it.each(bundlers)('$bundler builds a page with a search, in $most script files at most', async (trial) => {
  const { bundler, packages, prepare, command, most } = trial
  const folder = await partnerFolder('bundlers', packages)
  onTestFinished(() => folder.remove())
  expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
  prepare?.(folder)
  const [tool = '', ...args] = command
  const built = await folder.tool(tool, ...args)
  expect(built, built.output).toMatchObject({ code: 0 })

  const files = filesOf(join(folder.path, 'dist'))
  const count = Object.keys(files).filter((name) => name.endsWith('.js')).length
  console.log(`${bundler}: ${count} script files`)
  const { page, trouble } = await openPage(files)
  const search = page.locator('stay-search')
  await search.getByRole('combobox').waitFor()
  // The calendar loads lazily.
  await search.getByRole('button', { name: /^Check-in/ }).click()
  await search.locator('[data-date]').first().waitFor()
  expect(trouble).toEqual([])
  expect(count).toBeLessThanOrEqual(most)
  await page.close()
})
