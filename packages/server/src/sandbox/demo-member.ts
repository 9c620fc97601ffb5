import type { Kysely } from 'kysely'
import { createIdentity } from '../adapters/better-auth/better-auth.ts'
import type { Config } from '../config.ts'
import type { Identity } from '../ports/identity.ts'
import type { Database } from '../schema.ts'

/** The member that a fresh development database has; printed by `npm start`. */
export const demoMember = { email: 'demo@staykit.test', password: 'Demo-Pass1!' } as const
const info = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+1 617 555 0148', country: 'US' }

/** Makes the demo member unless somebody has the address already. Not for production. */
export async function seedDemoMember(
  db: Kysely<Database>,
  config: Config,
  identity?: Identity,
): Promise<void> {
  const { email, password } = demoMember
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return
  const members = identity ?? (await createIdentity(config, db))
  const user = await members.register(email, await members.hash(password))
  await members.confirm(user.id)
  await db
    .insertInto('profiles')
    .values({ user_id: user.id, ref_id: '8183', info: JSON.stringify(info) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}
