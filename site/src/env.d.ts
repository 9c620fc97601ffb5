interface ImportMetaEnv {
  /** The widths of each picture, px, the narrowest first (astro.config.mjs). */
  readonly PICTURE_WIDTHS: readonly [number, ...number[]]
}

declare namespace App {
  interface Locals {
    /** Of this answer's policy: style elements that carry it are ours. */
    nonce: string
    /** The language that the page is in. */
    spoken: import('./server/language.ts').Spoken
    /** A path of this site as a link of the page: it keeps the language where the page's own address names one. */
    to(path: string): string
  }
}

declare module 'virtual:worker' {
  /** The service worker as one script. */
  export const code: string
  /** Another with each change of the site's sources. */
  export const version: string
}
