export interface SocialTables {
  social_logins: {
    /** Hash of the state that the provider returns. */
    state: string
    provider: string
    ref_id: string
    /** Page to return to. */
    return_to: string
    nonce: string
    code_verifier: string
    /** S256 challenge of the page that began. */
    page_challenge: string
    /** Hash of the code that the page exchanges; null until the provider has answered. */
    code: string | null
    /** Member of the finished login. */
    user_id: string | null
    /** Signed up by this login. */
    is_new: boolean
    /** The provider's answer was accepted, once. */
    is_answered: boolean
    expires_at: Date
  }
}
