import { servicesOf } from '../page/services.ts'
import { browserEnvironment } from '../runtime/browser-environment.ts'
import type { Answers } from './fake-api.ts'

const session = {
  accessToken: 'a',
  expiresIn: 900,
  refreshToken: 'r',
  identityID: 'u1',
  email: 'ann@x.com',
}
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }

/** The server's answers for a returning member or a login. */
export const memberAnswers: Answers = {
  '/auth/refresh': () => session,
  '/auth/sign-in': () => session,
  '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
}

/** Stores a session of an earlier page; call it after freshPage and before the element is mounted. */
export const keptMember = (refId = '8183') => localStorage.setItem(`staykit.refresh.${refId}`, 'kept')

const theirs = () => servicesOf({ apiBase: location.origin, refId: '8183' }, browserEnvironment).session()

/** Signs in while elements are on the page, as stay-login does. */
export async function signInNow(): Promise<void> {
  await (await theirs()).signIn('ann@x.com', 'Secret-123')
}

/** Signs out while elements are on the page. */
export async function signOutNow(): Promise<void> {
  await (await theirs()).signOut()
}
