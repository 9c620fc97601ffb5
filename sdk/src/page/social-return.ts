import type { Environment } from '@staykit/stores/environment'
import { finishSocialLogin } from '@staykit/stores/social'
import type { Services } from './services.ts'

/** Completes a federated login on the page that it returns to, and emits the login event. */
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
