import type { Generated } from 'kysely'
import type { Role } from './operators/roles.ts'

export interface AdminTables {
  admin_sessions: {
    /** Hash of the cookie. */
    hash: string
    /** Hash of the ADMIN_TOKEN of its sign-in. */
    holder: string
    /** Null for a session of the token. */
    operator_id: string | null
    expires_at: Date
  }
  operators: {
    id: string
    name: string
    role: Role
    /** Hash of the open invitation, which makes one passkey; null without one. */
    invitation: string | null
    invited_until: Date | null
    created_at: Generated<Date>
    removed_at: Date | null
  }
  operator_passkeys: {
    /** Id of the credential, base64url. */
    id: string
    operator_id: string
    /** Host of the API: the relying party's id. */
    host: string
    /** COSE key. */
    public_key: Buffer
    /** The driver returns bigint as text. */
    counter: string | number
    created_at: Generated<Date>
  }
  /** Refunds above the limit of one operator. */
  awaited_refunds: {
    /** Identifies the form that requested it. */
    form: string
    trip_number: string
    amount_minor: string | number
    currency: string
    reason: string
    requested_by: string
    requested_at: Generated<Date>
    /** Another operator; null while it waits. */
    decided_by: string | null
    decision: 'confirmed' | 'refused' | null
    decided_at: Date | null
  }
}
