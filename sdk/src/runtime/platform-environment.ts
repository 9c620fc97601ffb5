import { type Environment, safeStorage } from '@staykit/stores/environment'
import { browserEnvironment } from './browser-environment.ts'

const nowhere = 'http://localhost/'

/**
 * The environment of the platform: the browser, or Node, where storage lives as long as this object and the address never
 * changes. Each part of `own` overrides the platform.
 */
export function platformEnvironment(own: Partial<Environment> = {}): Environment {
  const isPage = typeof location !== 'undefined' && typeof document !== 'undefined'
  return { ...browserEnvironment, ...(isPage ? {} : withoutPage()), ...own }
}

// One storage per environment: a Node process serves many users, and their sessions must not mix.
const withoutPage = (): Partial<Environment> => ({
  storage: safeStorage(() => null),
  tabStorage: safeStorage(() => null),
  navigation: { href: () => nowhere, assign: () => {}, replace: () => {} },
  history: { push: () => {}, replace: () => {}, onChange: () => () => {} },
  locks: { alone: (_, run) => run() },
})
