interface ImportMetaEnv {
  /** The widths of each picture in px, the narrowest first (astro.config.mjs). */
  readonly PICTURE_WIDTHS: readonly [number, ...number[]]
}

declare namespace App {
  interface Locals {
    /** The nonce of this response's policy, for our style elements. */
    nonce: string
    /** The language of the page. */
    language: import('./server/language.ts').PageLanguage
    /** Returns a path of this site as a link: it keeps the language when the address of the page names one. */
    to(path: string): string
  }
}

declare module 'virtual:worker' {
  /** The service worker as one script. */
  export const code: string
  /** Changes with each change of the site's sources. */
  export const version: string
}
