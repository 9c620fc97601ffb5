import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseError } from './freeze.ts'

/** Headings of a version in CHANGELOG.md, in order. */
export const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const

/** A file of .changeset: one unreleased change. */
export interface Changeset {
  readonly file: string
  readonly kind: (typeof kinds)[number]
  /** One line of the changelog. */
  readonly text: string
}

/** Reads a folder of changesets. Throws ReleaseError for a file without a kind or without exactly one line of text. */
export function readChangesets(folder: string): Changeset[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return names.sort().map((name) => {
    const file = join(folder, name)
    const [, written, text] = /^(\w+): (.+)\n?$/.exec(readFileSync(file, 'utf8')) ?? []
    const kind = kinds.find((one) => one === written)
    if (!kind || !text)
      throw new ReleaseError(
        `${file} must be one line such as "Fixed: The map opens again." (${kinds.join(', ')})`,
      )
    return { file, kind, text }
  })
}

/** Adds a section for a new version to the top of the changelog. Without changesets it stays unchanged. */
export function withSection(
  changelog: string,
  changesets: readonly Changeset[],
  version: string,
  date: string,
): string {
  if (changesets.length === 0) return changelog
  if (changelog.includes(`\n## ${version} `))
    throw new ReleaseError(
      `CHANGELOG.md has a section ${version} already: release .changeset as a newer version`,
    )
  const parts = kinds.flatMap((kind) => {
    const lines = changesets.filter((one) => one.kind === kind).map(({ text }) => `- ${text}`)
    return lines.length > 0 ? [`### ${kind}\n\n${lines.join('\n')}\n`] : []
  })
  const section = `## ${version} (${date})\n\n${parts.join('\n')}`
  const start = changelog.search(/^## /m)
  return start < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, start)}${section}\n${changelog.slice(start)}`
}
