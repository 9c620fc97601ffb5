import type { Brand } from '@staykit/contract'
import type { SocialLogin } from '../../../ports/social-login.ts'

/** Whether a brand offers a provider: only the platform if it has the members (ACC-064), else all others. */
export function isOffered({ flags }: Pick<Brand, 'flags'>, { name }: Pick<SocialLogin, 'name'>): boolean {
  if (flags.enablePlatformAuth) return name === 'platform'
  return flags.socialLogin && name !== 'platform'
}
