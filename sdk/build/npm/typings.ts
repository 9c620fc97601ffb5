import { writeFile } from 'node:fs/promises'
import { npmFolder } from '../paths.ts'
import { entryNameOf } from './entries.ts'
import { elements } from './model.ts'
import { dataLayerTypings, elementTypings, indexTypings } from './typings/elements.ts'
import { preactTypings, svelteTypings, vueTypings } from './typings/frameworks.ts'
import { reactFiles, reactTypings } from './typings/react.ts'
import { serverTypings } from './typings/server.ts'

/** Typings of every entry with elements, from the elements' declarations. */
export async function writeTypings(): Promise<void> {
  const files: readonly [string, string][] = [
    ['elements', elementTypings()],
    ['index', indexTypings()],
    ['define', `import './elements.js'\n\nexport {}\n`],
    ...elements.map(({ tag, className }): [string, string] => [
      entryNameOf(tag),
      `export type { ${className}Attributes, ${className}Element, ${className}Events, ${className}Props } from './elements.js'\n`,
    ]),
    // Replaces its own typings above: this entry has a function, too.
    ['data-layer', dataLayerTypings()],
    ['react', reactTypings()],
    ...reactFiles(),
    ['vue', vueTypings()],
    ['svelte', svelteTypings()],
    ['preact', preactTypings()],
    ['server', await serverTypings()],
  ]
  for (const [name, text] of files) await writeFile(`${npmFolder}${name}.d.ts`, text)
  // Typings of /vue, /svelte and /preact, which have types only.
  await writeFile(`${npmFolder}typings.js`, 'export {}\n')
}
