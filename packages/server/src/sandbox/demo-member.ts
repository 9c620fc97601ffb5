import type { Identity } from '../ports/identity.ts'

/** The member of a new development database; `npm start` prints it. */
export const demoMember = { email: 'demo@staykit.test', password: 'Demo-Pass1!' } as const
const info = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+1 617 555 0148', country: 'US' }

/** Stores profiles of members. */
export interface Profiles {
  /** Fills in the profile of a member without one. */
  begin(member: string, refId: string, info: Readonly<Record<string, string>>): Promise<void>
}

/** Creates the demo member unless the address is in use. Not for production. */
export async function seedDemoMember(members: Identity, profiles: Profiles): Promise<void> {
  const { email, password } = demoMember
  if (await members.find(email)) return
  const user = await members.register(email, await members.hash(password))
  await members.confirm(user.id)
  await profiles.begin(user.id, '8183', info)
}
