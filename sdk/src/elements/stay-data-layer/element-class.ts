import { emit } from '../../runtime/emit.ts'
import { stayDataLayer } from './element.ts'
import { type DataLayerOptions, type StartedDataLayer, startDataLayer } from './start-data-layer.ts'

type Options = { -readonly [Name in keyof DataLayerOptions]: DataLayerOptions[Name] }

const names = Object.keys(stayDataLayer.attributes) as (keyof Options)[]

/** The element: it has no look, so that it needs neither a shadow root nor what others render with, and hears at once. */
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

    // An element that is moved is disconnected and connected in one go; only one that stays away stops.
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#started?.stop()
        this.#started = undefined
      })
    }

    // No attribute can say a function.
    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      if (name !== 'handler') Reflect.set(this, name, text)
    }
  }
}

// A property set before the upgrade is an own property that would hide the accessor for good.
function takeEarly(host: HTMLElement) {
  for (const name of names.filter((one) => Object.hasOwn(host, one))) {
    const value: unknown = Reflect.get(host, name)
    Reflect.deleteProperty(host, name)
    Reflect.set(host, name, value)
  }
}
