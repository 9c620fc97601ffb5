import manifest from '@staykit/sdk/custom-elements.json' with { type: 'json' }

interface Named {
  readonly name: string
  readonly description: string
}

/** The declaration of an element in custom-elements.json. */
export interface ElementManifest {
  readonly tagName: string
  readonly description: string
  readonly attributes: readonly (Named & {
    readonly fieldName: string
    readonly type: { readonly text: string }
    readonly default?: string
  })[]
  readonly members: readonly (Named & { readonly type: { readonly text: string } })[]
  readonly events: readonly (Named & {
    readonly type: { readonly text: string }
    readonly cancelable?: boolean
  })[]
  /** Entries of the data layer: only for the element stay-data-layer. */
  readonly entries?: readonly {
    readonly name: string
    /** The event. */
    readonly from: string
    /** In TypeScript: `readonly hotels: number`. */
    readonly fields: readonly string[]
    readonly doc: string
  }[]
  readonly slots: readonly Named[]
  readonly cssParts: readonly Named[]
  readonly cssProperties: readonly {
    readonly name: string
    readonly description?: string
    readonly default?: string
  }[]
}

/** Every element of the built SDK; stay-booking, which combines them, first. */
export const elements = manifest.modules
  .flatMap(({ declarations }) => declarations as unknown as readonly ElementManifest[])
  .sort((one, other) => Number(other.tagName === 'stay-booking') - Number(one.tagName === 'stay-booking'))
