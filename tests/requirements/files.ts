import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Text {
  file: string
  text: string
}

const isOther = (file: string) =>
  file === 'package-lock.json' || /\.(png|jpe?g|webp|gz|bin|woff2)$/.test(file)

/** Text files that git tracks or would track; without pictures, binaries and the lock file. */
export function repositoryTexts(): Text[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = [...new Set(listed.split('\n'))].filter((file) => file && existsSync(join(root, file)))
  return files
    .filter((file) => !isOther(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}
