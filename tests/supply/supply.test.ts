import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type AuditReport, type Exception, judge } from '../../scripts/audit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Locked {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}
const lock: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages
/** Packages of the builds and the servers, without development tools. */
const shipped = Object.entries(lock)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { license = 'none' }]) => ({ name: path.replace(/.*node_modules\//, ''), license }))

/** Licences that only require a copy of their text. */
const free = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 Python-2.0 OFL-1.1 Zlib'.split(
    ' ',
  ),
)

/** Other licences, each with its justification. */
const judged: readonly { readonly names: RegExp; readonly license: RegExp; readonly why: string }[] = [
  {
    names: /^lightningcss(-|$)/,
    license: /^MPL-2\.0$/,
    why: 'a tool of the builds of site and docs, unchanged; none of it is in what they write',
  },
  {
    names: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    why: 'libvips, which shrinks pictures of hotels: a library of its own that is loaded unchanged, and can be exchanged',
  },
  {
    names: /^png-js$/,
    license: /^none$/,
    why: 'MIT by the LICENSE file in the package; its package.json does not say so',
  },
]

describe('licences', () => {
  const isFree = (license: string) =>
    license
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((all) => all.split(' OR ').some((one) => free.has(one)))

  it('restrict users in no shipped package, or were reviewed', () => {
    expect(shipped.length).toBeGreaterThan(300)
    const open = shipped.filter(
      ({ name, license }) =>
        !isFree(license) && !judged.some((each) => each.names.test(name) && each.license.test(license)),
    )
    expect(open).toEqual([])
    for (const { names, why } of judged) {
      expect(
        shipped.some(({ name }) => names.test(name)),
        `${names} is gone`,
      ).toBe(true)
      expect(why.length).toBeGreaterThan(30)
    }
  })

  it('one with restrictions would be found (control)', () => {
    for (const license of [
      'GPL-3.0-only',
      'AGPL-3.0-or-later',
      'MIT AND GPL-2.0',
      'none',
      'SEE LICENSE IN x',
    ])
      expect(isFree(license), license).toBe(false)
    for (const license of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'])
      expect(isFree(license), license).toBe(true)
  })
})

it('the bill of materials names every shipped package, in CycloneDX', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts.sbom).toMatch(/^npm sbom --sbom-format cyclonedx --omit dev/)
  const words = scripts.sbom.split(' ').slice(1)
  const text = execFileSync('npm', [...words, '--loglevel=silent'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const bill: { bomFormat: string; components: { name: string; group?: string; purl: string }[] } =
    JSON.parse(text)
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Set(
    bill.components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''))),
  )
  for (const name of ['hono', 'stripe', 'kysely', '@duffel/api', '@astrojs/node'])
    expect(named).toContain(name)
  expect(named).not.toContain('vitest')
  // npm reads the whole tree, on a busy machine.
})

describe('advisories', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc'
  const report: AuditReport = {
    vulnerabilities: {
      send: { name: 'send', severity: 'high', via: [{ url, title: 'Reads too much', severity: 'high' }] },
      astro: { name: 'astro', severity: 'high', via: ['send'] },
    },
  }
  const exception: Exception = {
    advisory: 'GHSA-aaaa-bbbb-cccc',
    package: 'send',
    reason: 'Only files of the build are sent.',
    until: '2027-01-31',
  }

  it('appear in the report with instructions, unless they were reviewed', () => {
    expect(judge(report, [], '2026-11-22')).toEqual([
      expect.stringMatching(/^send: high: Reads too much .*add an exception/),
    ])
  })

  it('need no review until their exception expires; an unused exception is reported', () => {
    expect(judge(report, [exception], '2027-01-31')).toEqual([])
    expect(judge(report, [exception], '2027-02-01')).toHaveLength(1)
    expect(judge({ vulnerabilities: {} }, [exception], '2026-11-22')).toEqual([
      expect.stringContaining('not reported any more'),
    ])
  })

  it('have a reason and a date in their exceptions', () => {
    const exceptions: Exception[] = JSON.parse(
      readFileSync(join(root, 'scripts/audit-exceptions.json'), 'utf8'),
    )
    for (const { advisory, reason, until } of exceptions) {
      expect(advisory).toMatch(/^GHSA(-\w{4}){3}$/)
      expect(reason.length).toBeGreaterThan(20)
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
