import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { releaseOf } from '../../scripts/freeze.ts'
import { chunkOf, machine, sha384 } from './servers.ts'

const root = join(import.meta.dirname, '../..')

describe('two releases on one server', () => {
  it('a page with the previous loader still finds its chunks after the next release', async () => {
    const { releaseOf: publish, get } = machine()
    await publish('1.0.0')
    const held = await get('/sdk/v1/staykit.js')
    expect(held.text).toContain('1.0.0')
    await publish('1.1.0')
    expect((await get('/sdk/v1/staykit.js')).text).toContain('1.1.0')
    const chunk = await get(`/sdk/v1/${chunkOf(held.text)}`)
    expect([chunk.status, chunk.text]).toEqual([200, "export const what = '1.0.0'"])
    expect(chunk.cache).toContain('immutable')
    expect(chunk.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('without the previous release, that page would find nothing (control)', async () => {
    const { releaseOf: publish, get, releases } = machine()
    await publish('1.0.0')
    const held = await get('/sdk/v1/staykit.js')
    await publish('1.1.0')
    rmSync(join(releases, '1.0.0'), { recursive: true })
    expect((await get(`/sdk/v1/${chunkOf(held.text)}`)).status).toBe(404)
  })

  it('every file of every version matches the integrity of its version, before and after the next', async () => {
    const { releaseOf: publish, get, releases } = machine()
    const wrong = async (version: string) => {
      const { integrity } = JSON.parse((await get(`/sdk/${version}/integrity.json`)).text)
      const names = Object.keys(integrity)
      expect(names).toHaveLength(2)
      const served = await Promise.all(names.map((name) => get(`/sdk/${version}/${name}`)))
      return names.filter((name, index) => sha384(served[index]?.text ?? '') !== integrity[name])
    }
    await publish('1.0.0')
    const pinned = (await get('/sdk/1.0.0/integrity.json')).text
    await publish('1.1.0')
    expect((await get('/sdk/1.0.0/integrity.json')).text).toBe(pinned)
    expect([await wrong('1.0.0'), await wrong('1.1.0')]).toEqual([[], []])
    appendFileSync(join(releases, '1.0.0/staykit.js'), ' ')
    expect(await wrong('1.0.0')).toEqual(['staykit.js'])
  })

  it('exact versions are immutable; v1 is revalidated, and is the latest 1.x, or 0.x before there is one', async () => {
    const { releaseOf: publish, get } = machine()
    await publish('0.9.0')
    expect((await get('/sdk/v1/staykit.js')).text).toContain('0.9.0')
    for (const version of ['1.9.0', '1.10.0', '2.0.0', '1.9.1']) await publish(version)
    expect((await get('/sdk/v1/staykit.js')).text).toContain('1.10.0')
    expect((await get('/sdk/v2/staykit.js')).text).toContain('2.0.0')
    expect((await get('/sdk/v1/staykit.js')).cache).toBe('public, max-age=300, stale-while-revalidate=86400')
    for (const name of ['staykit.js', 'integrity.json'])
      expect((await get(`/sdk/1.9.0/${name}`)).cache).toContain('immutable')
    for (const version of ['1.2.0', 'v3', 'v0', 'v01', '1.9', '..', '.1.9.0.next'])
      expect((await get(`/sdk/${version}/staykit.js`)).status, version).toBe(404)
  })

  it('an unreleased build is served in development, and its version is never immutable', async () => {
    const { releaseOf: publish, buildAs, get } = machine('test')
    await publish('1.0.0')
    buildAs('1.0.0', 'work')
    expect(chunkOf((await get('/sdk/v1/staykit.js')).text)).not.toBe(
      chunkOf((await get('/sdk/1.0.0/staykit.js')).text),
    )
    buildAs('1.1.0')
    expect((await get('/sdk/v1/staykit.js')).text).toContain('1.1.0')
    expect((await get('/sdk/1.1.0/staykit.js')).cache).not.toContain('immutable')
    const production = machine()
    await production.releaseOf('1.0.0')
    production.buildAs('1.1.0')
    expect((await production.get('/sdk/v1/staykit.js')).text).toContain('1.0.0')
  })

  it('releases are listed, the latest first, with their changes and their integrity', async () => {
    const { releaseOf: publish, get } = machine()
    await publish('1.0.0')
    await publish('1.1.0')
    const { releases } = JSON.parse((await get('/sdk/releases.json')).text)
    expect(releases.map(({ version }: { version: string }) => version)).toEqual(['1.1.0', '1.0.0'])
    expect(releases[0]).toEqual({
      version: '1.1.0',
      date: '2026-11-22',
      src: 'https://api.example/sdk/1.1.0/staykit.js',
      integrity: sha384((await get('/sdk/1.1.0/staykit.js')).text),
      allIntegrity: 'https://api.example/sdk/1.1.0/integrity.json',
      changes: '- Better.',
    })
    expect(JSON.parse((await machine().get('/sdk/releases.json')).text)).toEqual({ releases: [] })
  })
})

describe('an update without a release', () => {
  it('keeps the chunks of the page that is open, for good', async () => {
    const { buildAs, start, get } = machine()
    buildAs('1.0.0', 'first')
    await start()
    const open = await get('/sdk/v1/staykit.js')
    for (const what of ['second', 'third']) {
      buildAs('1.0.0', what)
      await start()
    }
    expect((await get('/sdk/v1/staykit.js')).text).not.toBe(open.text)
    const chunk = await get(`/sdk/v1/${chunkOf(open.text)}`)
    expect([chunk.status, chunk.text]).toEqual([200, "export const what = 'first'"])
    expect(chunk.cache).toContain('immutable')
    expect(chunk.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('serves the chunks of the next build at a server that still runs the previous one', async () => {
    const { buildAs, start, get } = machine()
    buildAs('1.0.0', 'next')
    await start()
    const { text } = await get('/sdk/v1/staykit.js')
    buildAs('1.0.0', 'previous')
    expect((await get(`/sdk/v1/${chunkOf(text)}`)).text).toBe("export const what = 'next'")
  })

  it('without a stored build, that page finds nothing (control)', async () => {
    const { buildAs, get, start, releases } = machine()
    buildAs('1.0.0', 'first')
    await start()
    const open = await get('/sdk/v1/staykit.js')
    buildAs('1.0.0', 'second')
    rmSync(join(releases, 'builds'), { recursive: true })
    await start()
    expect((await get(`/sdk/v1/${chunkOf(open.text)}`)).status).toBe(404)
  })
})

describe('a release', () => {
  it('stays as built; the same build again changes nothing', async () => {
    const { releaseOf: publish, release, releases } = machine()
    expect(await publish('1.0.0')).toBe('created')
    expect(await release('1.0.0')).toBe('exists')
    expect(existsSync(join(releases, '1.0.0/release.json'))).toBe(true)
  })

  it('refuses other content under its version', async () => {
    const { releaseOf: publish, get } = machine()
    await publish('1.0.0')
    const before = (await get('/sdk/1.0.0/staykit.js')).text
    await expect(publish('1.0.0', 'something else')).rejects.toThrow(
      '1.0.0 is released already, with other content',
    )
    expect((await get('/sdk/1.0.0/staykit.js')).text).toBe(before)
  })

  it('refuses a build that is incomplete, of another version, or without a section in the changelog', async () => {
    const { build, buildAs, release, releases } = machine()
    await expect(release('1.0.0')).rejects.toThrow('there is no build')
    buildAs('1.0.0')
    await expect(release('1.1.0')).rejects.toThrow(
      'the build is of 1.0.0: set the version of sdk/package.json to 1.1.0',
    )
    await expect(release('1.0.0', '## 1.0.0 (unreleased)\n')).rejects.toThrow('"## 1.0.0 (YYYY-MM-DD)"')
    await expect(release('1.0')).rejects.toThrow('"1.0" is not a version')
    appendFileSync(join(build, 'staykit.js'), ' ')
    await expect(release('1.0.0')).rejects.toThrow('staykit.js does not match integrity.json')
    rmSync(join(build, 'staykit.js'))
    await expect(release('1.0.0')).rejects.toThrow('does not name the files')
    expect(existsSync(releases)).toBe(false)
  })

  it('has its section of the changelog', () => {
    const changelog =
      '# Changelog\n\n## 1.1.0 (2027-01-02)\n\n- Two.\n- Three.\n\n## 1.0.0 (2026-11-22)\n\n- One.\n'
    expect(releaseOf('1.1.0', changelog)).toEqual({
      version: '1.1.0',
      date: '2027-01-02',
      changes: '- Two.\n- Three.',
    })
    expect(releaseOf('1.0.0', changelog).changes).toBe('- One.')
    expect(() => releaseOf('1.1', changelog)).toThrow()
    const own = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    for (const [line] of own.matchAll(/^## .*$/gm))
      expect(line).toMatch(/^## \d+\.\d+\.\d+ \((unreleased|\d{4}-\d\d-\d\d)\)$/)
  })
})
