import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PINNED, setVersion } from '../../scripts/versions.ts'

const root = join(import.meta.dirname, '../..')
const { version, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const manifests = ['package.json', ...globSync(workspaces, { cwd: root }).map((at) => `${at}/package.json`)]

it('sets the version of the workspace, its packages and the lock file, and changes nothing else', () => {
  const copy = mkdtempSync(join(tmpdir(), 'staykit-version-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const files = [...manifests, 'package-lock.json', ...PINNED]
  for (const file of files) cpSync(join(root, file), join(copy, file))
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  const before = files.map(read)
  setVersion(copy, '987.6.5')
  for (const file of manifests) expect(JSON.parse(read(file)).version, file).toBe('987.6.5')
  expect(read('sdk/package.json')).toContain('"@staykit/contract": "987.6.5"')
  for (const file of PINNED) expect(read(file)).toContain('/sdk/987.6.5/')
  setVersion(copy, version)
  expect(files.map(read)).toEqual(before)
})

it('lists every page of docs and examples that pins the current release', () => {
  const found = execFileSync(
    'git',
    ['grep', '-l', `/sdk/${version}/`, '--', 'docs', 'examples', 'README.md'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect(found.trim().split('\n')).toEqual([...PINNED].sort())
})
