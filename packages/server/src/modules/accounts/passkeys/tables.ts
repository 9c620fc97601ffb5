export interface PasskeyTables {
  passkeys: {
    /** Id of the credential, base64url. */
    id: string
    user_id: string
    /** Host of its page: the relying party's id. */
    host: string
    /** COSE key. */
    public_key: Buffer
    /** Uses as counted by the authenticator; 0 if it does not count. The driver returns bigint as text. */
    counter: string | number
    user_agent: string | null
    created_at: Date
    used_at: Date | null
  }
  passkey_challenges: {
    hash: string
    /** The member of a new passkey; null for a login. */
    user_id: string | null
    host: string
    expires_at: Date
  }
}
