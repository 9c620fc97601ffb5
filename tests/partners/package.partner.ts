import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, it } from 'vitest'

const tarball = readFileSync(inject('tarball'))
const packed = inject('packed')
const text = (file: string) => readFileSync(join(import.meta.dirname, '../../sdk', file), 'utf8')

describe('the packed package', () => {
  it('has a licence, a README for partners and the published files, without compressed copies', () => {
    expect(packed).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    expect(
      packed.filter((file) => !/^(dist\/(npm|cdn)\/|LICENSE$|README\.md$|package\.json$)/.test(file)),
    ).toEqual([])
    expect(packed.filter((file) => /\.(br|gz|map|tsx?)$/.test(file) && !file.endsWith('.d.ts'))).toEqual([])
    expect(text('README.md')).toContain('npm install @staykit/sdk')
    expect(text('LICENSE')).toContain('MIT License')
  })

  it('names no internal package, and installs no dependency', () => {
    const typings = packed.filter((file) => file.endsWith('.d.ts'))
    expect(typings.filter((file) => /@staykit\/|zod|r2wc/.test(text(file)))).toEqual([])
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(text('package.json'))
    expect(dependencies).toBeUndefined()
    expect(peerDependencies).toEqual({ react: '>=18' })
    expect(peerDependenciesMeta).toEqual({ react: { optional: true } })
  })

  it('passes publint, suggestions included', async () => {
    const bytes = Uint8Array.from(tarball)
    const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('has types for every entry, by every supported resolution', async () => {
    const checked = await checkPackage(createPackageFromTarballData(Uint8Array.from(tarball)), {
      excludeEntrypoints: ['./tokens.css', './reserve.css', './cdn/*'],
    })
    if (!checked.types) throw new Error('no types')
    // ES modules only: node10 (TypeScript before exports) cannot load them, and require() works as in Node 20.19.
    const modern = checked.problems.filter((problem) => {
      if ('resolutionKind' in problem) return !['node10', 'node16-cjs'].includes(problem.resolutionKind)
      return true
    })
    expect(modern).toEqual([])
    const { entrypoints } = checked
    expect(Object.keys(entrypoints)).toEqual(
      expect.arrayContaining([
        '.',
        './search',
        './react',
        './react/search',
        './vue',
        './svelte',
        './headless',
      ]),
    )
  })
})
