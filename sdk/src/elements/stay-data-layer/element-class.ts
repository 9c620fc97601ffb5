import { emit } from '../../runtime/emit.ts'
import { stayDataLayer } from './element.ts'
import { type DataLayerOptions, type StartedDataLayer, startDataLayer } from './start-data-layer.ts'

type Options = { -readonly [Name in keyof DataLayerOptions]: DataLayerOptions[Name] }

const names = Object.keys(stayDataLayer.attributes) as (keyof Options)[]

/** Renders nothing, so that it needs neither a shadow root nor React, and records events at once. */
export function createClass() {
  return class StayDataLayer extends HTMLElement {
    static readonly observedAttributes = names
    readonly #options: Options = {}
    #started: StartedDataLayer | undefined

    static {
      for (const name of names)
        Object.defineProperty(StayDataLayer.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: StayDataLayer) {
            return this.#options[name]
          },
          set(this: StayDataLayer, value: undefined) {
            this.#options[name] = value ?? undefined
            if (name === 'consent') this.#started?.setConsent(value)
          },
        })
    }

    constructor() {
      super()
      takeEarly(this)
    }

    connectedCallback() {
      if (this.#started) return
      this.#started = startDataLayer(this.#options)
      emit(this, 'stay-ready', {})
    }

    // A moved element is disconnected and connected synchronously; it stops only if it stays disconnected.
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#started?.stop()
        this.#started = undefined
      })
    }

    // A function has no attribute.
    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      if (name !== 'handler') Reflect.set(this, name, text)
    }
  }
}

// A property set before the upgrade is an own property and would shadow the accessor.
function takeEarly(host: HTMLElement) {
  for (const name of names.filter((one) => Object.hasOwn(host, one))) {
    const value: unknown = Reflect.get(host, name)
    Reflect.deleteProperty(host, name)
    Reflect.set(host, name, value)
  }
}
