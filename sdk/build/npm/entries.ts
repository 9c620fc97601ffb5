import { mkdir, rm, writeFile } from 'node:fs/promises'
import { declarations } from '../../src/elements/declarations.ts'
import { type Declaration, sharedAttributes } from '../../src/runtime/declaration.ts'
import { sdkRoot, source } from '../paths.ts'

/** `stay-search` → `search`: the name of an element's entry. */
export const entryNameOf = (tag: string) => tag.slice('stay-'.length)

/** `stay-search` → `StaySearch`: the name of an element's component and of its types. */
export const classNameOf = (tag: string) =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const all: readonly Declaration[] = Object.values(declarations)
const folder = `${sdkRoot}dist/.npm-entries/`

/** Entries by file name without extension. */
export type Entries = Readonly<Record<string, string>>

/** Entries without elements, for the browser and for Node. */
export const plainEntries: Entries = {
  routes: `${source}entries/routes.ts`,
  headless: `${source}entries/headless.ts`,
  theme: `${source}entries/theme.ts`,
}

/** The entry for servers. */
export const serverEntries: Entries = { server: `${source}entries/server.ts` }

/** Exports of an element's entry besides its registration. */
const moreExports: Readonly<Record<string, string>> = {
  'stay-data-layer': `export { startDataLayer } from '${source}elements/stay-data-layer/start-data-layer.ts'\n`,
}

const elementText = (tag: string) => `import { define } from '${source}elements/${tag}/define.ts'
import { register } from '${source}entries/register.ts'
register(define)
${moreExports[tag] ?? ''}`

const reactText = ({ tag, attributes, isBare }: Declaration) => {
  const own = Object.keys({ ...(isBare ? {} : sharedAttributes), ...attributes })
  return `import '../${entryNameOf(tag)}.js'
import { shell } from '${source}entries/react/shell.ts'
export const ${classNameOf(tag)} = /* @__PURE__ */ shell('${tag}', ${JSON.stringify(own)})
`
}

async function write(texts: Readonly<Record<string, string>>): Promise<Entries> {
  await mkdir(`${folder}react`, { recursive: true })
  const files = Object.entries(texts).map(async ([name, text]) => {
    await writeFile(`${folder}${name}.ts`, text)
    return [name, `${folder}${name}.ts`] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** An entry for each element, which registers it. */
export async function elementEntries(): Promise<Entries> {
  const texts = Object.fromEntries(all.map(({ tag }) => [entryNameOf(tag), elementText(tag)]))
  return {
    index: `${source}entries/index.ts`,
    define: `${source}entries/define.ts`,
    ...(await write(texts)),
  }
}

/** A React component for each element, and one entry with all of them. */
export async function reactEntries(): Promise<Entries> {
  const shells = all.map((declaration) => [`react/${entryNameOf(declaration.tag)}`, reactText(declaration)])
  const index = all.map(({ tag }) => `export { ${classNameOf(tag)} } from './react/${entryNameOf(tag)}.ts'\n`)
  return write({ ...Object.fromEntries(shells), react: index.join('') })
}

/** Removes the files of the functions above. */
export const removeEntries = (): Promise<void> => rm(folder, { recursive: true, force: true })
