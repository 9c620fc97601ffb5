import { posix } from 'node:path'
import type { Text } from './files.ts'

/** A section sign after a document's name or a letter. Standards (RFC 5545 …) may be cited. */
const section = /\.md,? §|\b[HAP]§\d/
/** Folders next to the repository on a developer's machine, which a clone does not have. */
const elsewhere = /\.\.\/shared\b|(?<![\w/])research\//

const documents = (text: string) =>
  [...text.matchAll(/(?<![\w*./-])[\w./-]*[\w-]\.md\b/g)].map((match) => match[0])

/** Returns "file cites name" for documents, sections and folders that a clone does not have. */
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
