import type { ComponentType } from 'react'
import type { Texts } from '../messages/catalogue.ts'

/** What a shared piece shows on its page of the documentation: `<piece>.gallery.tsx` beside it exports one. */
export interface GalleryPage {
  /** Catalogues whose words the states say. */
  readonly texts?: Texts
  /** By name in camelCase; `default` is shown first, and right to left and dark too. */
  readonly states: { readonly default: ComponentType } & Readonly<Record<string, ComponentType>>
  /** What each key does; none for what is only looked at. */
  readonly keyboard?: Readonly<Record<string, string>>
  /** Requirements that it keeps. */
  readonly keeps?: readonly string[]
}
