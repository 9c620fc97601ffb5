import { currentEngine, type Engine } from './programs.ts'

/** What a test may need of an engine's driver, and why some engines lack it. A test that needs it is skipped there. */
const lacking = {
  devtools: {
    firefox:
      "virtual passkeys, autofill, memory and the emulation of an installed app are Chromium's own protocol",
  },
  media: { firefox: 'WebDriver BiDi of Firefox ESR emulates no media features: a preference reduces motion' },
  'request bodies': { firefox: 'WebDriver BiDi of Firefox ESR tells no bodies of requests' },
  'feature policy': { firefox: 'Firefox has no document.featurePolicy to read' },
  'pages without script': { firefox: 'WebDriver BiDi of Firefox ESR cannot switch scripts off' },
  'layout shifts': { firefox: 'Firefox measures no layout shifts' },
  offline: { firefox: 'WebDriver BiDi of Firefox ESR takes one tab offline, not its service worker' },
} as const satisfies Readonly<Record<string, Partial<Record<Engine, string>>>>

export type Ability = keyof typeof lacking

/** Whether the engine of this run lacks one of these: `it.skipIf(lacks('devtools'))`. */
export function lacks(...abilities: readonly Ability[]): boolean {
  const engine = currentEngine()
  return abilities.some((ability) => engine in lacking[ability])
}
