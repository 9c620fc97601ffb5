import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { declarations } from '../../src/elements/declarations.ts'
import { type Declaration, sharedAttributes } from '../../src/runtime/declaration.ts'
import { npmFolder, source } from '../paths.ts'
import { classNameOf, entryNameOf } from './entries.ts'

/** Next.js and others take a file for the browser's when this is its first statement. */
const client = `'use client'\n`

const shellOf = ({ tag, attributes, isBare }: Declaration) =>
  `${client}import '../${entryNameOf(tag)}.js'
import { shell } from './shell.js'

export const ${classNameOf(tag)} = /* @__PURE__ */ shell('${tag}', ${JSON.stringify(
    Object.keys({ ...(isBare ? {} : sharedAttributes), ...attributes }),
  )})
`

/** The entries for React: a component for each element, and one file of all. React is the partner's own. */
export async function writeShells(): Promise<void> {
  const all: readonly Declaration[] = Object.values(declarations)
  await mkdir(`${npmFolder}react`, { recursive: true })
  const text = await readFile(`${source}entries/react/shell.ts`, 'utf8')
  const { code } = await transform(text, { loader: 'ts', target: 'es2022' })
  await writeFile(`${npmFolder}react/shell.js`, client + code)
  for (const declaration of all)
    await writeFile(`${npmFolder}react/${entryNameOf(declaration.tag)}.js`, shellOf(declaration))
  const lines = all.map(({ tag }) => `export { ${classNameOf(tag)} } from './react/${entryNameOf(tag)}.js'\n`)
  await writeFile(`${npmFolder}react.js`, client + lines.join(''))
}
