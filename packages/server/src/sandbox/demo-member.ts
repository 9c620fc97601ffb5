import type { Identity } from '../ports/identity.ts'

/** The member that a fresh development database has; printed by `npm start`. */
export const demoMember = { email: 'demo@staykit.test', password: 'Demo-Pass1!' } as const
const info = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+1 617 555 0148', country: 'US' }

/** Whoever keeps what members say of themselves. */
export interface Profiles {
  /** Fills in the profile of a member who has none yet. */
  begin(member: string, refId: string, info: Readonly<Record<string, string>>): Promise<void>
}

/** Makes the demo member unless somebody has the address already. Not for production. */
export async function seedDemoMember(members: Identity, profiles: Profiles): Promise<void> {
  const { email, password } = demoMember
  if (await members.find(email)) return
  const user = await members.register(email, await members.hash(password))
  await members.confirm(user.id)
  await profiles.begin(user.id, '8183', info)
}
