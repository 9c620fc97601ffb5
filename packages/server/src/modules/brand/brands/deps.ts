import type { Cards } from '../../../ports/cards.ts'
import type { SocialLogin } from '../../../ports/social-login.ts'
import type { Streets } from '../../../ports/streets.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Brands } from './brands.ts'

export interface BrandsDeps extends ModuleDeps {
  readonly brands: Brands
  /** Card provider: pages show its form. */
  readonly cards: Cards
  /** Providers of social login. */
  readonly socialLogins: readonly SocialLogin[]
  /** Streets of maps; undefined without map data. */
  readonly streets: Streets | undefined
}
