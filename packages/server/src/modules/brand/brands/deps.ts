import type { Cards } from '../../../ports/cards.ts'
import type { SocialLogin } from '../../../ports/social-login.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Brands } from './brands.ts'

export interface BrandsDeps extends ModuleDeps {
  readonly brands: Brands
  /** Who charges cards: pages must know whose form to show. */
  readonly cards: Cards
  /** Other providers that people can log in with. */
  readonly socialLogins: readonly SocialLogin[]
}
