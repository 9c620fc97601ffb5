// npm run audit: checks the shipped packages for advisories of the npm registry, except those in scripts/audit-exceptions.json.
// Exit code 1 for an unreviewed advisory, 2 when the registry does not answer (a mirror may not).
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** An advisory that was reviewed and does not apply, until the review expires. */
export interface Exception {
  /** As in GHSA-xxxx-xxxx-xxxx. */
  readonly advisory: string
  readonly package: string
  readonly reason: string
  /** YYYY-MM-DD; after that day it counts again. */
  readonly until: string
}

export interface AuditReport {
  readonly vulnerabilities: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly severity: string
        /** Names of affected packages, and advisories. */
        readonly via: readonly (
          | string
          | { readonly url: string; readonly title: string; readonly severity: string }
        )[]
      }
    >
  >
}

/** One line for each advisory without a valid exception, and for each unused exception. */
export function judge(report: AuditReport, exceptions: readonly Exception[], today: string): string[] {
  const found = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [{ name, ...each }])),
  )
  const idOf = (url: string) => url.split('/').at(-1) ?? url
  const excused = (name: string, url: string) =>
    exceptions.some((each) => each.package === name && each.advisory === idOf(url) && each.until >= today)
  const open = found.filter(({ name, url }) => !excused(name, url))
  const unused = exceptions.filter((each) => !found.some(({ url }) => idOf(url) === each.advisory))
  return [
    ...open.map(
      ({ name, severity, title, url }) =>
        `${name}: ${severity}: ${title} (${url}): update it, or add an exception to scripts/audit-exceptions.json`,
    ),
    ...unused.map(
      ({ advisory }) => `${advisory} is not reported any more: remove it from scripts/audit-exceptions.json`,
    ),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  })
  const report: Partial<AuditReport> = JSON.parse(stdout || '{}')
  if (report.vulnerabilities) {
    const exceptions: Exception[] = JSON.parse(
      readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'),
    )
    const lines = judge(
      { vulnerabilities: report.vulnerabilities },
      exceptions,
      new Date().toISOString().slice(0, 10),
    )
    for (const line of lines) console.error(line)
    console.log(lines.length > 0 ? `${lines.length} to review` : 'no unreviewed advisory')
    process.exitCode = lines.length > 0 ? 1 : 0
  } else {
    console.error(
      'staykit: this registry has no advisories: run npm run audit with access to the public registry',
    )
    process.exitCode = 2
  }
}
