import type { UserInfo } from '@staykit/contract'
import type { HotelPreferences } from '@staykit/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface AccountTables {
  users: {
    id: string
    name: string
    email: string
    email_verified: boolean
    created_at: Date
    updated_at: Date
  }
  sessions: {
    id: string
    token: string
    user_id: string
    expires_at: Date
    user_agent: string | null
    /** ISO 3166-1 alpha-2, from the proxy. */
    country: string | null
    /** Identity provider of the session; null for the hosted pool. */
    provider: string | null
    created_at: Date
    updated_at: Date
  }
  accounts: {
    id: string
    user_id: string
    provider_id: string
    issuer: string
    account_id: string
    password: string | null
  }
  refresh_tokens: {
    hash: string
    session_id: string
    /** Brand where the session began. */
    ref_id: string
    used_at: Date | null
    expires_at: Date
  }
  sign_ups: {
    id: string
    email: string
    password_hash: string
    ref_id: string
    /** Language of its mail (BCP 47); null for the brand's. */
    locale: string | null
    created_at: Generated<Date>
  }
  mailed_pins: {
    id: Generated<number>
    /** Hash of the address. */
    account: string
    purpose: 'confirm' | 'reset' | 'email'
    hash: string
    /** Password of the sign-up that it confirms. */
    password_hash: string | null
    mail_key: string
    tries: Generated<number>
    /** Attempts of devices that have signed in to the account before. */
    known_tries: Generated<number>
    expires_at: Date
  }
  profiles: {
    user_id: string
    ref_id: string
    info: JSONColumnType<UserInfo, string | undefined, string>
    preferences: JSONColumnType<HotelPreferences, string | undefined, string>
    /** Earlier addresses of the member. */
    former_emails: Generated<string[]>
    /** Language of mails (BCP 47) from the member's last request. */
    locale: ColumnType<string | null, string | null | undefined, string>
    created_at: Generated<Date>
  }
}
