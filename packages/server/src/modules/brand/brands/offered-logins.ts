import type { Brand } from '@staykit/contract'
import type { SocialLogin } from '../../../ports/social-login.ts'

/** Whether people of a brand log in by a provider: by the platform alone where it has the members (ACC-064), else by all others. */
export function isOffered({ flags }: Pick<Brand, 'flags'>, { name }: Pick<SocialLogin, 'name'>): boolean {
  if (flags.enablePlatformAuth) return name === 'platform'
  return flags.socialLogin && name !== 'platform'
}
