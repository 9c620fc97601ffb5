import { elementTags, source } from '../paths.ts'

/** `stay-search` → `search`: the name of an element's entry. */
export const entryNameOf = (tag: string) => tag.slice('stay-'.length)

/** `stay-search` → `StaySearch`: the name of an element's component and of its types. */
export const classNameOf = (tag: string) =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const prefix = 'npm-entry:'

/** Entries without any element, whose modules are shared with none: by the name of the file that each becomes. */
export const plainInputs = (): Record<string, string> => ({
  routes: `${source}entries/routes.ts`,
  headless: `${source}entries/headless.ts`,
  theme: `${source}entries/theme.ts`,
})

/** The entry for servers: components without a DOM, on preact as the elements are. */
export const serverInputs = (): Record<string, string> => ({ server: `${source}entries/server.ts` })

/** Entries with elements, by the name of the file that each becomes. */
export function elementInputs(): Record<string, string> {
  return {
    index: `${source}entries/index.ts`,
    define: `${source}entries/define.ts`,
    ...Object.fromEntries(elementTags().map((tag) => [entryNameOf(tag), prefix + tag])),
  }
}

/** Rollup plugin: the entry of each element, which registers it. They exist only during the build. */
export function npmEntries() {
  return {
    name: 'staykit-npm-entries',
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id: string) =>
      id.startsWith(`\0${prefix}`)
        ? `import { define } from '${source}elements/${id.slice(prefix.length + 1)}/define.ts'
           import { register } from '${source}entries/register.ts'
           register(define)`
        : null,
  }
}
