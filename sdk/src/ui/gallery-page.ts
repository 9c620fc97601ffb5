import type { ComponentType } from 'react'
import type { Texts } from '../messages/catalogue.ts'

/** The documentation page of a shared component, exported by `<component>.gallery.tsx` beside it. */
export interface GalleryPage {
  /** Catalogues with the texts of the states. */
  readonly texts?: Texts
  /** By name in camelCase; `default` comes first, also right to left and dark. */
  readonly states: { readonly default: ComponentType } & Readonly<Record<string, ComponentType>>
  /** Keyboard support; undefined for components without interaction. */
  readonly keyboard?: Readonly<Record<string, string>>
  /** Requirements that it meets. */
  readonly keeps?: readonly string[]
}
