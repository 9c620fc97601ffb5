import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../free-port.ts'
import { expectNoTrouble } from '../../journeys/story.ts'
import { closeBrowser, traveller } from '../../journeys/traveller.ts'
import { stepsOf } from '../guide.ts'
import { partnerFolder } from '../partner-folder.ts'
import { runOn, type } from '../shell.ts'

afterAll(closeBrowser)

/** Builds the stories of the guide with a version of Storybook; returns their address. */
async function stories(version: string): Promise<string> {
  const packages = { storybook: version, '@storybook/web-components-vite': version }
  const folder = await partnerFolder('dom', packages)
  onTestFinished(() => folder.remove())
  expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
  for (const step of stepsOf('storybook')) {
    if (!('file' in step)) continue
    mkdirSync(join(folder.path, dirname(step.file)), { recursive: true })
    folder.write(step.file, step.text.replaceAll('http://localhost:8787', inject('urls').api))
  }
  await type('npx storybook build', folder.path)
  const port = await freePort()
  const address = `http://localhost:${port}/`
  await runOn(`npx vite preview --outDir storybook-static --port ${port}`, folder.path, address)
  return address
}

it.each(['9.1.20', '10.6.0'])(
  'Storybook %s shows the story of the guide, and a control of the manifest changes it',
  async (version) => {
    const address = await stories(version)
    const person = await traveller(1280)
    const { page } = person
    const messages: string[] = []
    // A story has no icon of its own.
    page.on('console', (message) => {
      if (!message.location().url.endsWith('/favicon.ico')) messages.push(message.text())
    })
    await page.goto(`${address}iframe.html?id=search--compact&viewMode=story`)
    await page
      .locator('stay-search')
      .getByRole('button', { name: /2 rooms/ })
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(messages).toEqual([])

    await page.goto(`${address}?path=/story/search--compact`)
    const variant = page.getByRole('row').filter({ hasText: 'The layout: the full bar' })
    const story = page.frameLocator('#storybook-preview-iframe').locator('stay-search')
    await story.getByRole('combobox').waitFor({ state: 'hidden' })
    await variant.getByRole('combobox').selectOption('full')
    await story.getByRole('combobox').waitFor()
    expectNoTrouble(person)
    await person.close()
  },
)
