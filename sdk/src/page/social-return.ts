import type { Environment } from '@staykit/stores/environment'
import { finishSocialLogin } from '@staykit/stores/social'
import type { Services } from './services.ts'

/** A page that a login by another provider comes back to: whoever it is, is logged in, and the page hears of it. */
export async function finishReturn(
  { client, session }: Pick<Services, 'client' | 'session'>,
  environment: Environment,
  refId: string,
  verifier: string | undefined,
): Promise<void> {
  if (!(await finishSocialLogin({ client, environment, refId, session, verifier }))) return
  const user = (await session()).$user.get()
  const detail = { userId: user?.id ?? '', email: user?.email ?? '' }
  document.dispatchEvent(new CustomEvent('stay-login', { detail, bubbles: true }))
}
