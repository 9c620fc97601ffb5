import { readFile } from 'node:fs/promises'
import { screens } from '../../../src/runtime/settings.ts'
import { source } from '../../paths.ts'

const rendered = [
  ['Hotel', 'A hotel with its rates for a stay; the space alone where the API does not give it in time.'],
  ['Results', 'The hotels of a search; the space alone where the API does not give them in time.'],
  [
    'Search',
    'The search form, a real <form> that is sent to `settings.action` until the element takes over.',
  ],
] as const

/** server.d.ts: what src/entries/server.ts exports, its attributes as the other entries type them. */
export async function serverTypings(): Promise<string> {
  const text = await readFile(`${source}server-rendering/settings.ts`, 'utf8')
  const settings = text
    .replace(/^import .*\n/gm, '')
    .replace(/\n\/\*\* What a brand says[\s\S]*$/, '')
    .replace('Record<LinkName, string>', 'Record<ScreenName, string>')
  return `import type { PageMessages } from './index.js'
import type { StayDate, ${rendered.map(([name]) => `Stay${name}Props`).join(', ')} } from './elements.js'

/** Screens whose address a page or a brand can say. */
export type ScreenName =
${screens.map((name) => `  | '${name}'`).join('\n')}

/** An address gives dates as text: one that is no date is left out of the form. */
export type DatesAsText<Props> = {
  [Name in keyof Props]: Props[Name] extends StayDate | undefined ? string | undefined : Props[Name]
}
${settings}
${rendered
  .map(
    ([name, doc]) =>
      `/** ${doc} */\nexport declare function render${name}(attributes: DatesAsText<Stay${name}Props>, settings: ServedSettings): Promise<Served>\n`,
  )
  .join('\n')}
/**
 * Where a search form that was sent without script leads: the address of the results of the place that its text means, or of
 * the hotel; undefined when no such place is known.
 */
export declare function searchAddress(query: URLSearchParams, settings: ServedSettings): Promise<string | undefined>

/** Tags (BCP 47) of the languages that elements speak besides English. */
export declare const elementLanguages: readonly string[]
`
}
