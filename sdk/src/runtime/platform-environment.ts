import { type Environment, safeStorage } from '@staykit/stores/environment'
import { browserEnvironment } from './browser-environment.ts'

const nowhere = 'http://localhost/'

/**
 * The platform as far as there is one: the browser's, or Node's, where nothing is kept longer than this object and the address
 * never changes. `own` stands above it, part by part.
 */
export function platformEnvironment(own: Partial<Environment> = {}): Environment {
  const isPage = typeof location !== 'undefined' && typeof document !== 'undefined'
  return { ...browserEnvironment, ...(isPage ? {} : withoutPage()), ...own }
}

// A storage for each: Node's processes serve many people, and none may meet another's session.
const withoutPage = (): Partial<Environment> => ({
  storage: safeStorage(() => null),
  tabStorage: safeStorage(() => null),
  navigation: { href: () => nowhere, assign: () => {}, replace: () => {} },
  history: { push: () => {}, replace: () => {}, onChange: () => () => {} },
  locks: { alone: (_, run) => run() },
})
