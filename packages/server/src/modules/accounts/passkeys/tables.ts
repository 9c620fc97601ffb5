export interface PasskeyTables {
  passkeys: {
    /** Of the credential, base64url. */
    id: string
    user_id: string
    /** Host of the page that it was made on: the relying party's id. */
    host: string
    /** COSE key. */
    public_key: Buffer
    /** Uses, as the authenticator counts them; 0 where it does not. A driver gives bigint as text. */
    counter: string | number
    user_agent: string | null
    created_at: Date
    used_at: Date | null
  }
  passkey_challenges: {
    hash: string
    /** The member whose new passkey it is for; null for a login. */
    user_id: string | null
    host: string
    expires_at: Date
  }
}
