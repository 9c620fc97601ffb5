import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { source } from '../paths.ts'
import { elementsThatUse } from './elements.ts'
import { lookOf } from './look.ts'
import { type Part, propsOf } from './props.ts'

/** The data of a gallery page (sdk/src/ui/gallery-page.ts). */
interface PageData {
  readonly states: Readonly<Record<string, unknown>>
  readonly keyboard?: Readonly<Record<string, string>>
  readonly keeps?: readonly string[]
}

/** A shared component in the documentation. */
export interface Piece {
  /** `stepper` */
  readonly name: string
  /** Its module below sdk/src. */
  readonly file: string
  /** Its purpose. */
  readonly doc: string
  /** Its components with their docstrings. */
  readonly components: readonly Part[]
  readonly states: readonly string[]
  readonly keyboard: Readonly<Record<string, string>>
  readonly keeps: readonly string[]
  readonly tokens: readonly string[]
  readonly parts: readonly string[]
  readonly usedBy: readonly string[]
}

/** The data of the gallery pages, from the sources: props from their types, tokens from the style sheets. */
export function modelOf(
  files: readonly string[],
  pages: Readonly<Record<string, PageData>>,
): readonly Piece[] {
  const modules = files.map((file) => file.replace('.gallery.tsx', '.tsx'))
  const typed = propsOf(modules.map((module) => source + module))
  return modules.map((file) => {
    const name = basename(file, '.tsx')
    const page = pages[name]
    if (!page) throw new Error(`${file} has no page`)
    const folder = `${source}${dirname(file)}/`
    const code = readFileSync(source + file, 'utf8')
    return {
      name,
      file,
      doc: typed.get(source + file)?.doc ?? '',
      components: typed.get(source + file)?.parts ?? [],
      states: Object.keys(page.states),
      keyboard: page.keyboard ?? {},
      keeps: page.keeps ?? [],
      ...lookOf(code, folder),
      usedBy: elementsThatUse(file),
    }
  })
}
