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

/** server.d.ts: the exports of src/entries/server.ts, with the same attribute types as the other entries. */
export async function serverTypings(): Promise<string> {
  const text = await readFile(`${source}server-rendering/settings.ts`, 'utf8')
  const settings = text
    .replace(/^import .*\n/gm, '')
    .replace(/\n\/\*\* What a brand says[\s\S]*$/, '')
    .replace('Record<LinkName, string>', 'Record<ScreenName, string>')
  return `import type { PageMessages } from './index.js'
import type { StayDate, ${rendered.map(([name]) => `Stay${name}Props`).join(', ')} } from './elements.js'

/** Screens whose address a page or a brand can set. */
export type ScreenName =
${screens.map((name) => `  | '${name}'`).join('\n')}

/** Dates of an address are text: an invalid one is left out of the form. */
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
 * Address for a search form that was sent without script: the results of the place that its text means, or
 * the hotel; undefined when the place is unknown.
 */
export declare function searchAddress(query: URLSearchParams, settings: ServedSettings): Promise<string | undefined>

/** Attributes for a form that was sent without script and whose place is unknown: its text, dates, rooms and guests. */
export declare function searchAttributes(query: URLSearchParams): DatesAsText<
  Pick<StaySearchProps, 'locationName' | 'checkIn' | 'checkOut' | 'rooms' | 'guests' | 'occupancy'>
>

/** Whether the cookie header of a request is of a browser that may have prices of its own, for the setting \`ownPrices\`. */
export declare function hasOwnPrices(cookies: string | null | undefined): boolean

/** Tags (BCP 47) of the elements' languages besides English. */
export declare const elementLanguages: readonly string[]
`
}
