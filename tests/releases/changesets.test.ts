import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readChangesets, withSection } from '../../scripts/changesets.ts'
import { releaseOf } from '../../scripts/freeze.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-changesets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.md`), text)
  return folder
}

describe('changesets', () => {
  it('writes a section with a heading for each kind', () => {
    const folder = folderWith({
      README: '# Changesets\n',
      map: 'Fixed: The map opens again.\n',
      zoom: 'Fixed: The map keeps its zoom.\n',
      heart: 'Added: `<stay-saved>` has a heart.\n',
    })
    const before = '# Changelog\n\nAll changes.\n\n## 0.1.0 (2026-11-26)\n\n- First.\n'
    const after = withSection(before, readChangesets(folder), '0.2.0', '2026-12-01')
    expect(releaseOf('0.2.0', after)).toEqual({
      version: '0.2.0',
      date: '2026-12-01',
      changes:
        '### Added\n\n- `<stay-saved>` has a heart.\n\n### Fixed\n\n- The map opens again.\n- The map keeps its zoom.',
    })
    expect(releaseOf('0.1.0', after)).toEqual(releaseOf('0.1.0', before))
    expect(after).toMatch(/^# Changelog\n\nAll changes\.\n\n## 0\.2\.0 /)
  })

  it('leaves the changelog alone without changesets', () => {
    const changelog = '# Changelog\n\n## 0.1.0 (2026-11-26)\n\n- First.\n'
    expect(withSection(changelog, [], '0.1.0', '2026-12-01')).toBe(changelog)
  })

  it('refuses a version that has a section', () => {
    const changelog = '# Changelog\n\n## 0.1.0 (2026-11-26)\n\n- First.\n'
    const changesets = readChangesets(folderWith({ a: 'Added: A.\n' }))
    expect(() => withSection(changelog, changesets, '0.1.0', '2026-12-01')).toThrow('already')
  })

  it.each(['The map opens again.\n', 'Mended: The map opens again.\n', 'Fixed: One.\nFixed: Two.\n', ''])(
    'refuses a file that contains %j',
    (text) => {
      expect(() => readChangesets(folderWith({ a: text }))).toThrow('must be one line')
    },
  )

  it('reads .changeset and the headings of CHANGELOG.md', () => {
    expect(() => readChangesets(join(root, '.changeset'))).not.toThrow()
    const headings = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^### (.*)$/gm)]
    expect(headings.length).toBeGreaterThan(2)
    // The first is written by hand.
    for (const [, name = ''] of headings)
      expect([
        'What you must do',
        'Added',
        'Changed',
        'Deprecated',
        'Removed',
        'Fixed',
        'Security',
      ]).toContain(name)
  })
})
