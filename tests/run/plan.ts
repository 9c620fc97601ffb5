import { oddDays } from './odd-days.ts'

/** Lists of phases: lists run in parallel, the phases of one list in sequence. */
export type Stage = readonly (readonly string[])[]

/** `npm run check`: phases without a database and a browser. */
export const check: readonly Stage[] = [
  [['lint'], ['build']],
  [['types', 'types of examples', 'types of pages'], ['unit']],
]

/** `npm test`. */
export const test: readonly Stage[] = [
  [['lint'], ['build']],
  // A journey mostly waits.
  [['types', 'types of examples', 'types of pages', 'unit', 'smoke', 'faults'], ['server']],
  [['elements']],
]

/** `.ci/run`. */
export const ci: readonly Stage[] = [
  ...test,
  [['rules of elements']],
  [['full']],
  // Firefox has one lane, and tests of operations and interruptions mostly wait.
  [['elements in Firefox'], ['operations']],
  [['elements in WebKit'], ['interruptions']],
  [['partners']],
  [['react']],
]

export interface Part {
  readonly phases: readonly string[]
  /** Duration on two idle cores, with a warm npm cache. */
  readonly minutes: number
  readonly what: string
}

/** `npm run nightly [-- part …]`: each part takes at most 40 minutes. */
export const nightly: Readonly<Record<string, Part>> = {
  journeys: { phases: ['nightly journeys'], minutes: 12, what: 'journeys that rarely find a fault' },
  engines: {
    phases: [
      'all elements in Firefox',
      'all elements in WebKit',
      'all journeys in Firefox',
      'all journeys in WebKit',
    ],
    minutes: 40,
    what: 'Firefox and WebKit: all that their drivers can',
  },
  desktop: { phases: ['desktop journeys'], minutes: 5, what: 'the journeys of CI at 1280 px' },
  days: {
    phases: [...oddDays().keys()].map((name) => `smoke on ${name}`),
    minutes: 15,
    what: 'smoke journeys on days on which dates go wrong: ends of months, clock changes',
  },
  crawl: { phases: ['crawl'], minutes: 8, what: 'every link of the site in every language' },
  pseudo: { phases: ['pseudo'], minutes: 7, what: 'texts that cannot be translated' },
  partners: { phases: ['frameworks'], minutes: 19, what: 'the SDK in frameworks and bundlers from npm' },
  kills: { phases: ['kills'], minutes: 12, what: 'servers killed at every point, and replaced under load' },
  faults: { phases: ['full faults'], minutes: 3, what: 'more failures, orders and bodies than npm test' },
  canary: { phases: ['canary'], minutes: 2, what: 'card data in logs, spans and tables' },
  enumeration: { phases: ['enumeration'], minutes: 4, what: 'guesses of accounts and codes' },
  fuzz: {
    phases: ['fuzz', 'occupancies'],
    minutes: 12,
    what: '2,000 generated bodies for each call, 10,000 occupancies at each real supplier',
  },
  race: {
    phases: ['race'],
    minutes: 3,
    what: '10,000 travellers for 100 rooms, a crowd of searches and uploads',
  },
  storm: { phases: ['storm'], minutes: 19, what: 'servers killed under load' },
  soak: { phases: ['soak'], minutes: 6, what: 'memory of a server under load' },
  mutation: { phases: ['mutation'], minutes: 35, what: 'changes to rules that tests must notice' },
  lighthouse: { phases: ['lighthouse'], minutes: 6, what: 'pages on a slow phone' },
}
