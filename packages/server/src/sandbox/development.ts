/** What the pages of the sandbox must know of the configuration: they answer only outside production. */
export interface Config {
  readonly NODE_ENV: 'development' | 'test' | 'production'
  /** Address of the reference site. */
  readonly SITE_URL: string
}
