import manifest from '@staykit/sdk/custom-elements.json' with { type: 'json' }

interface Named {
  readonly name: string
  readonly description: string
}

/** What an element declares about itself, as custom-elements.json has it. */
export interface ElementManifest {
  readonly tagName: string
  readonly description: string
  readonly attributes: readonly (Named & {
    readonly fieldName: string
    readonly type: { readonly text: string }
    readonly default?: string
  })[]
  readonly events: readonly (Named & {
    readonly type: { readonly text: string }
    readonly cancelable?: boolean
  })[]
  readonly slots: readonly Named[]
  readonly cssParts: readonly Named[]
  readonly cssProperties: readonly {
    readonly name: string
    readonly description?: string
    readonly default?: string
  }[]
}

/** Every element of the built SDK; the one that is all of them first. */
export const elements = manifest.modules
  .flatMap(({ declarations }) => declarations as unknown as readonly ElementManifest[])
  .sort((one, other) => Number(other.tagName === 'stay-booking') - Number(one.tagName === 'stay-booking'))
