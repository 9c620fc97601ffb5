export interface AdminTables {
  admin_sessions: {
    /** Hash of the cookie. */
    hash: string
    /** Hash of the ADMIN_TOKEN of its sign-in. */
    holder: string
    expires_at: Date
  }
}
