import { posix } from 'node:path'
import type { Text } from './files.ts'

/** A section by its sign: of a document by name, or of one by its letter. Standards (RFC 5545 …) stay citable. */
const section = /\.md,? §|\b[HAP]§\d/
/** Folders that stand beside the repository on a developer's machine and nowhere else. */
const elsewhere = /\.\.\/shared\b|(?<![\w/])research\//

const documents = (text: string) =>
  [...text.matchAll(/(?<![\w*./-])[\w./-]*[\w-]\.md\b/g)].map((match) => match[0])

/** "file cites what" for documents, sections and folders that a clone does not have. */
export function absentCitations(texts: readonly Text[], files: ReadonlySet<string>): string[] {
  return texts.flatMap(({ file, text }) => {
    const here = (name: string) => posix.normalize(posix.join(posix.dirname(file), name))
    const absent = documents(text).filter(
      (name) => !files.has(posix.normalize(name)) && !files.has(here(name)),
    )
    const others = [section, elsewhere].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    return [...new Set([...absent, ...others])].map((what) => `${file} cites ${what}`)
  })
}
