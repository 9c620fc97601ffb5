import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { stepsOf } from '../guide.ts'
import { type PartnerFolder, partnerFolder, strict } from '../partner-folder.ts'

const react = { react: '19.3.1', 'react-dom': '19.3.1' }
const testing = { '@testing-library/react': '16.3.3', '@testing-library/dom': '10.4.2', ...react }

let folder: PartnerFolder
afterAll(() => folder.remove())

describe.each(['5.4.5', '5.9.3'])('TypeScript %s', (typescript) => {
  beforeAll(async () => {
    folder = await partnerFolder('dom', { typescript })
  })

  it('checks all types of the package without skipLibCheck', async () => {
    folder.write(
      'every.ts',
      ['headless', 'server', 'theme'].map((name) => `import '@staykit/sdk/${name}'`).join('\n'),
    )
    folder.write('tsconfig.json', strict(['plain.ts', 'every.ts']))
    expect(await folder.tool('tsc')).toEqual({ code: 0, output: '' })
  })
})

/** The test and the configuration that the guide prints. */
const files = () => stepsOf('unit-tests').flatMap((step) => ('file' in step ? [step] : []))
const testOfGuide = () => files().find(({ file }) => file.endsWith('.test.jsx'))?.text ?? ''

describe('the unit test of the guide', () => {
  it.each(['jsdom', 'happy-dom'])('passes in vitest with %s, without an error', async (environment) => {
    folder = await partnerFolder('dom', {
      ...testing,
      vitest: '5.1.1',
      jsdom: '27.4.0',
      'happy-dom': '21.0.4',
    })
    folder.write('search.test.jsx', testOfGuide())
    const { code, output } = await folder.tool('vitest', 'run', '--environment', environment)
    expect({ code, errors: output.match(/.*error.*/gi) ?? [] }, output).toEqual({ code: 0, errors: [] })
    expect(output).toMatch(/1 passed/)
  })

  it('passes in Jest with its configuration', async () => {
    const babel = {
      '@babel/core': '7.29.13',
      '@babel/preset-env': '7.29.14',
      '@babel/preset-react': '7.29.7',
    }
    folder = await partnerFolder('dom', {
      ...testing,
      ...babel,
      jest: '30.5.2',
      'jest-environment-jsdom': '30.5.2',
    })
    expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
    const presets = ['@babel/preset-env', ['@babel/preset-react', { runtime: 'automatic' }]]
    folder.write('babel.config.json', JSON.stringify({ presets }))
    folder.write('jest.config.cjs', files().find(({ file }) => file.startsWith('jest'))?.text ?? '')
    const globals = testOfGuide()
      .replace(/^import .* from 'vitest'$/m, '')
      .replace('vi.fn', 'jest.fn')
    folder.write('search.test.jsx', globals)
    const { code, output } = await folder.tool('jest')
    expect({ code, errors: output.match(/.*error.*/gi) ?? [] }, output).toEqual({ code: 0, errors: [] })
  })

  it("passes in vitest's browser mode against the API", async () => {
    folder = await partnerFolder('dom', {
      vitest: '5.1.1',
      '@vitest/browser-playwright': '5.1.1',
      playwright: '1.65.1',
    })
    expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
    const textOf = (name: string) => files().find(({ file }) => file === name)?.text ?? ''
    const launchOptions = { executablePath: chromiumPath(), args: chromiumFlags }
    const provider = `playwright(${JSON.stringify({ launchOptions })})`
    folder.write('vitest.config.js', textOf('vitest.config.js').replace('playwright()', provider))
    const api = inject('urls').api
    folder.write('search.browser.test.js', textOf('search.browser.js').replace('http://localhost:8787', api))
    const { code, output } = await folder.tool('vitest', 'run')
    expect({ code, errors: output.match(/.*error.*/gi) ?? [] }, output).toEqual({ code: 0, errors: [] })
    expect(output).toMatch(/1 passed/)
  })
})
